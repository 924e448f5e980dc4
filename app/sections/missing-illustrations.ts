import failed from '#app/media/illustrations/head-failed.svg?url'
import page from '#app/media/illustrations/head-missing.svg?url'
import job from '#app/media/illustrations/head-missing-job.svg?url'
import post from '#app/media/illustrations/head-missing-post.svg?url'
import product from '#app/media/illustrations/head-missing-product.svg?url'

/** The illustrations of error pages, as URLs. For loaders, so that no page's script has them. */
export const missingIllustrations = { failed, job, page, post, product } as const
