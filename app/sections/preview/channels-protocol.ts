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

/** A message of the `@sanity/channels` protocol, the predecessor of comlink that the Presentation tool still speaks. */
interface ChannelsMessage {
  domain: string
  from: string
  to: string
  type: string
  connectionId?: string
  responseTo?: string
  data?: unknown
}

const CHANNELS_DOMAIN = 'sanity/channels'
/** The name of this page in comlink and in `@sanity/channels`. */
const [comlinkName, channelsName] = ['visual-editing', 'overlays']
const channelsTypes: ReadonlyMap<string, string> = new Map([
  [MSG_HANDSHAKE_SYN, 'handshake/syn'],
  [MSG_HANDSHAKE_SYN_ACK, 'handshake/syn-ack'],
  [MSG_HANDSHAKE_ACK, 'handshake/ack'],
  [MSG_RESPONSE, 'channel/response'],
  [MSG_HEARTBEAT, 'channel/heartbeat'],
  [MSG_DISCONNECT, 'channel/disconnect'],
  ['visual-editing/navigate', 'overlay/navigate'],
])
const comlinkTypes: ReadonlyMap<string, string> = new Map(
  Array.from(channelsTypes, ([type, channelsType]) => [channelsType, type]),
)

/** The actors of a comlink node that translate its messages to and from the `@sanity/channels` protocol. */
export function channelsActors<Sent extends Message>() {
  const requestMachine = createRequestMachine<Sent>().provide({
    actions: {
      'send message': ({ context }, { message }) => {
        for (const source of context.sources)
          source.postMessage(toChannels(message), { targetOrigin: context.targetOrigin })
      },
    },
  })
  return { listen: createListenLogic(fromChannels), requestMachine }
}

function toChannels({ channelId, ...message }: ProtocolMessage): ChannelsMessage {
  const type = channelsTypes.get(message.type) ?? message.type
  const data = type.startsWith('handshake/')
    ? { id: channelId }
    : type === 'channel/response'
      ? (message.data ?? { responseTo: message.responseTo })
      : message.data
  return {
    ...message,
    domain: CHANNELS_DOMAIN,
    from: message.from === comlinkName ? channelsName : message.from,
    to: message.to === comlinkName ? channelsName : message.to,
    type,
    connectionId: channelId,
    data,
  }
}

function fromChannels(event: MessageEvent<ProtocolMessage>): MessageEvent<ProtocolMessage> {
  const message = event.data as ProtocolMessage & Partial<ChannelsMessage>
  if (typeof message !== 'object' || (message?.domain as string) !== CHANNELS_DOMAIN) return event
  const { connectionId, ...rest } = message
  const translated = {
    ...rest,
    domain: DOMAIN,
    from: rest.from === channelsName ? comlinkName : rest.from,
    to: rest.to === channelsName ? comlinkName : rest.to,
    type: comlinkTypes.get(rest.type) ?? rest.type,
    channelId: connectionId ?? '',
  }
  // The event object must stay the same: comlink checks its source and origin after this.
  Object.defineProperty(event, 'data', { value: translated })
  return event
}
