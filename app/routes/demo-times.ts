import { requestContext } from '#app/request-context.server.ts'
import { calendarFile } from '#app/sections/demo/calendar-file.ts'
import { readCalendarTime } from '#app/sections/demo/calendar-url.ts'
import { cachedAs } from '#cache/index.ts'
import { scheduleDemo } from '#copy/forms/schedule-demo.ts'
import { MAX_TIMES } from '#leads/fields/demo.ts'
import type { Route } from './+types/demo-times'

/** The times of a demo request as a calendar file, using only the URL. */
export function loader({ context, request }: Route.LoaderArgs) {
  const given = new URL(request.url).searchParams.get('times') ?? ''
  const times = given.split(',', MAX_TIMES).flatMap((time) => readCalendarTime(time) ?? [])
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
