/** Whether a kind of crawler may read the site. Change `allowed` to change the policy. */
interface CrawlerPolicy {
  /** Why they read pages, in the words of robots.txt. */
  purpose: string
  allowed: boolean
  /** Their user agents. */
  agents: readonly string[]
}

/**
 * The policy for crawlers of AI companies, in robots.txt. All are allowed, because the site should be read
 * and cited. Training is separate, so that an owner can disallow it.
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
