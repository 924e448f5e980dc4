import page from '#app/media/plates/head-missing.svg?url'
import job from '#app/media/plates/head-missing-job.svg?url'
import post from '#app/media/plates/head-missing-post.svg?url'
import product from '#app/media/plates/head-missing-product.svg?url'

/** The plates of error pages, as URLs. For loaders, so that no page's script has them. */
export const missingPlates = { job, page, post, product } as const
