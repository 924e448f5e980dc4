import type { VideoFiles } from '#app/components/pictures/looping-video.tsx'
import chatPlain from '#app/media/code-chat.jpg?url'
import chatMp4 from '#app/media/code-chat.mp4?url'
import chatWebm from '#app/media/code-chat.webm?url'
import chatSmall from '#app/media/code-chat-600.avif?url'
import chatLarge from '#app/media/code-chat-1200.avif?url'
import chatPhoneMp4 from '#app/media/code-chat-phone.mp4?url'
import chatPhoneWebm from '#app/media/code-chat-phone.webm?url'
import chatPhonePoster from '#app/media/code-chat-phone-720.avif?url'
import mapPlain from '#app/media/logic-map.jpg?url'
import mapMp4 from '#app/media/logic-map.mp4?url'
import mapWebm from '#app/media/logic-map.webm?url'
import mapSmall from '#app/media/logic-map-600.avif?url'
import mapLarge from '#app/media/logic-map-1200.avif?url'
import mapPhoneMp4 from '#app/media/logic-map-phone.mp4?url'
import mapPhoneWebm from '#app/media/logic-map-phone.webm?url'
import mapPhonePoster from '#app/media/logic-map-phone-720.avif?url'

/** The two videos that `npm run media` records from the product scenes, each in two sizes. */
export const videoFiles = {
  codeChat: {
    webm: chatWebm,
    mp4: chatMp4,
    poster: { small: chatSmall, large: chatLarge, plain: chatPlain },
    phone: { webm: chatPhoneWebm, mp4: chatPhoneMp4, poster: chatPhonePoster },
    startSeconds: 11.5,
    durationSeconds: 13,
    recordedAt: '2026-11-28',
    kilobytes: 399,
  },
  logicMap: {
    webm: mapWebm,
    mp4: mapMp4,
    poster: { small: mapSmall, large: mapLarge, plain: mapPlain },
    phone: { webm: mapPhoneWebm, mp4: mapPhoneMp4, poster: mapPhonePoster },
    startSeconds: 11,
    durationSeconds: 13,
    recordedAt: '2026-11-28',
    kilobytes: 333,
  },
} satisfies Record<string, VideoFiles>
