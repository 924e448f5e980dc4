import { defineField, defineType } from '@sanity/types'

/** The languages that the editor offers, by stored name. */
export const languages = [
  { title: 'Plain text', value: 'text' },
  { title: 'Bash', value: 'bash' },
  { title: 'C', value: 'c' },
  { title: 'C#', value: 'csharp' },
  { title: 'CSS', value: 'css' },
  { title: 'Diff', value: 'diff' },
  { title: 'Dockerfile', value: 'docker' },
  { title: 'Go', value: 'go' },
  { title: 'GraphQL', value: 'graphql' },
  { title: 'HTML', value: 'html' },
  { title: 'HTTP', value: 'http' },
  { title: 'Java', value: 'java' },
  { title: 'JavaScript', value: 'javascript' },
  { title: 'JSON', value: 'json' },
  { title: 'JSX', value: 'jsx' },
  { title: 'Kotlin', value: 'kotlin' },
  { title: 'PHP', value: 'php' },
  { title: 'Python', value: 'python' },
  { title: 'Ruby', value: 'ruby' },
  { title: 'Rust', value: 'rust' },
  { title: 'SQL', value: 'sql' },
  // Commands after `$`, and their output.
  { title: 'Terminal session', value: 'console' },
  { title: 'Terraform', value: 'terraform' },
  { title: 'TOML', value: 'toml' },
  { title: 'TSX', value: 'tsx' },
  { title: 'TypeScript', value: 'typescript' },
  { title: 'XML', value: 'xml' },
  { title: 'YAML', value: 'yaml' },
]

/** A block of source code. */
export const code = defineType({
  name: 'code',
  title: 'Code',
  type: 'object',
  fields: [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      description: 'The language for syntax highlighting.',
      options: { list: languages },
      initialValue: 'text',
    }),
    defineField({
      name: 'filename',
      title: 'File name',
      type: 'string',
      description: 'Shown above the code, like "orders.ts". Optional.',
      validation: (rule) => rule.max(120).error('Use 120 characters at most.'),
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'text',
      rows: 14,
      validation: (rule) => rule.required().error('Enter the code, or remove the block.'),
    }),
  ],
  preview: {
    select: { code: 'code', filename: 'filename', language: 'language' },
    prepare: ({ code, filename, language }) => ({
      title: filename ?? firstLine(code),
      subtitle: language,
    }),
  },
})

function firstLine(code: unknown): string {
  return typeof code === 'string' ? (code.split('\n')[0] ?? '') : ''
}
