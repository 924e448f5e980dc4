import {
  createListenLogic,
  createRequestMachine,
  DOMAIN,
  type Message,
  MSG_DISCONNECT,
  MSG_HANDSHAKE_ACK,
  MSG_HANDSHAKE_SYN,
  MSG_HANDSHAKE_SYN_ACK,
  MSG_HEARTBEAT,
  MSG_RESPONSE,
  type ProtocolMessage,
} from '@sanity/comlink'

/** A message as the Presentation tool still puts it on the wire, for the pages of older libraries. */
interface WireMessage {
  domain: string
  from: string
  to: string
  type: string
  connectionId?: string
  responseTo?: string
  data?: unknown
}

const wireDomain = 'sanity/channels'
const [ourName, wireName] = ['visual-editing', 'overlays']
const wireTypes: ReadonlyMap<string, string> = new Map([
  [MSG_HANDSHAKE_SYN, 'handshake/syn'],
  [MSG_HANDSHAKE_SYN_ACK, 'handshake/syn-ack'],
  [MSG_HANDSHAKE_ACK, 'handshake/ack'],
  [MSG_RESPONSE, 'channel/response'],
  [MSG_HEARTBEAT, 'channel/heartbeat'],
  [MSG_DISCONNECT, 'channel/disconnect'],
  ['visual-editing/navigate', 'overlay/navigate'],
])
const types: ReadonlyMap<string, string> = new Map(
  Array.from(wireTypes, ([type, wire]) => [wire, type]),
)

/** The parts of a comlink node that read and write the wire which the tool speaks. */
export function olderWire<Said extends Message>() {
  const requestMachine = createRequestMachine<Said>().provide({
    actions: {
      'send message': ({ context }, { message }) => {
        for (const source of context.sources)
          source.postMessage(toWire(message), { targetOrigin: context.targetOrigin })
      },
    },
  })
  return { listen: createListenLogic(fromWire), requestMachine }
}

function toWire({ channelId, ...message }: ProtocolMessage): WireMessage {
  const type = wireTypes.get(message.type) ?? message.type
  const data = type.startsWith('handshake/')
    ? { id: channelId }
    : type === 'channel/response'
      ? (message.data ?? { responseTo: message.responseTo })
      : message.data
  return {
    ...message,
    domain: wireDomain,
    from: message.from === ourName ? wireName : message.from,
    to: message.to === ourName ? wireName : message.to,
    type,
    connectionId: channelId,
    data,
  }
}

function fromWire(event: MessageEvent<ProtocolMessage>): MessageEvent<ProtocolMessage> {
  const message = event.data as ProtocolMessage & Partial<WireMessage>
  if (typeof message !== 'object' || (message?.domain as string) !== wireDomain) return event
  const { connectionId, ...rest } = message
  const translated = {
    ...rest,
    domain: DOMAIN,
    from: rest.from === wireName ? ourName : rest.from,
    to: rest.to === wireName ? ourName : rest.to,
    type: types.get(rest.type) ?? rest.type,
    channelId: connectionId ?? '',
  }
  // The event itself is kept: its source and origin are checked after this.
  Object.defineProperty(event, 'data', { value: translated })
  return event
}
