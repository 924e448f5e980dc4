import type { PageHandle } from '#app/meta/page-handle.ts'
import { requestContext } from '#app/request-context.server.ts'
import { calendarFile } from '#app/sections/demo/calendar-file.ts'
import { readCalendarUrl } from '#app/sections/demo/calendar-url.ts'
import { cachedAs } from '#cache/index.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { MAX_TIMES } from '#leads/fields/demo.ts'
import { zonedTime } from '#leads/fields/demo-times.ts'
import type { Route } from './+types/demo-times'

export const handle = { query: ['times'] } satisfies PageHandle

/** The times of a demo request as a calendar file, using only the URL. */
export function loader({ context, request }: Route.LoaderArgs) {
  const given = readCalendarUrl(new URL(request.url).searchParams)
  const times = given.times.slice(0, MAX_TIMES).flatMap((time) => {
    const zoned = zonedTime(time, given.timeZone)
    return zoned ? new Date(zoned.epochMilliseconds) : []
  })
  if (times.length === 0) return new Response(scheduleDemo.calendar.noTime, { status: 404 })
  return new Response(calendarFile(times, context.get(requestContext).site.siteUrl, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': `attachment; filename="${scheduleDemo.calendar.file}"`,
      'X-Robots-Tag': 'noindex',
      ...cachedAs('noStore'),
    },
  })
}
