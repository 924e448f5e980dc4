/** Rich text with the paragraphs of a plain text, which empty lines separate. */
export function richTextOf(text: string) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => ({
      _type: 'block',
      _key: `p${index}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: paragraph, marks: [] }],
    }))
}
