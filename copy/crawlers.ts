/** Whether crawlers of one kind may read the site. Change these to change the policy. */
interface CrawlerPolicy {
  /** What they read for, as robots.txt says it. */
  purpose: string
  allowed: boolean
  /** The names that they give themselves. */
  agents: readonly string[]
}

/**
 * The policy for crawlers of AI companies (robots.txt). The site is there to be read and cited, so all
 * are allowed; training is a matter of its own, which an owner may decide otherwise.
 */
export const aiCrawlers: readonly CrawlerPolicy[] = [
  {
    purpose: 'Search and answers that cite their sources',
    allowed: true,
    agents: [
      'OAI-SearchBot',
      'ChatGPT-User',
      'Claude-SearchBot',
      'Claude-User',
      'PerplexityBot',
      'Perplexity-User',
      'DuckAssistBot',
      'MistralAI-User',
    ],
  },
  {
    purpose: 'Training of models',
    allowed: true,
    agents: [
      'GPTBot',
      'ClaudeBot',
      'Google-Extended',
      'Applebot-Extended',
      'Meta-ExternalAgent',
      'Amazonbot',
      'Bytespider',
      'CCBot',
    ],
  },
]
