import { crosses, messages, parties, strings } from './threat-model.data.ts'

/** The sequence as text, for drawings that have room only for numbers. */
export function MessageList({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <p className="sr-only">{strings.messages}</p>
      <ol className="m-0 flex list-none flex-col gap-2 p-0 text-label">
        {messages.map((message, index) => (
          <li
            key={message.text}
            data-threats={message.threats.join(' ')}
            className="grid grid-cols-[1.25rem_1fr]"
          >
            <span aria-hidden="true" className="font-mono text-quiet">
              {index + 1}
            </span>
            <span>
              <span className="text-quiet">
                {parties[message.from]?.name} {strings.to} {parties[message.to]?.name}
                {crosses(message) && `, ${strings.crosses}`}
              </span>{' '}
              <span className="block font-mono [overflow-wrap:anywhere]">
                {message.long ?? message.text}
                {message.threats.length > 0 && (
                  <span className="text-quiet">
                    {' '}
                    <span className="sr-only">{strings.threats}</span> {message.threats.join(', ')}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
