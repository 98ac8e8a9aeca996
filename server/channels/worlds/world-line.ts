// The line between the sockets of people's own worlds and the channels of these worlds, which are where the worlds run.
import type { ChannelMessage, SubscriptionAnswer, SubscriptionClosed } from '#lib/contract/channels/protocol.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { ChannelSession } from '../ports.ts';

type OfSocket = { readonly worldId: string; readonly socketId: string };

/** The requests of sockets, in their order. */
export type SocketRequest = OfSocket &
  (
    | {
        readonly type: 'subscribe';
        readonly askId: number;
        /** As it came. */
        readonly subscription: unknown;
        /** The person’s: its account is elsewhere. */
        readonly session: ChannelSession;
        /** Null: an onlooker's, who has no account. */
        readonly seat: number | null;
      }
    | { readonly type: 'unsubscribe'; readonly askId: number; readonly subscription: unknown }
    /** Its private channels are told that they end, then all of them do. */
    | { readonly type: 'end'; readonly why: ErrorKey }
    | { readonly type: 'gone' }
  );

/** The events of channels, in their order: a room that is joined is sent what comes behind it. */
export type ChannelEvent =
  | { readonly type: 'answer'; readonly socketId: string; readonly askId: number; readonly answer: SubscriptionAnswer }
  | { readonly type: 'join' | 'leave'; readonly socketId: string; readonly room: string }
  | { readonly type: 'message'; readonly socketId: string; readonly message: ChannelMessage }
  | { readonly type: 'closed'; readonly socketId: string; readonly closed: SubscriptionClosed }
  /** It has been told everything. */
  | { readonly type: 'ended'; readonly socketId: string }
  /** To all sockets in a room. */
  | { readonly type: 'broadcast'; readonly room: string; readonly message: ChannelMessage }
  /** The world fell asleep, began anew, has failed or is gone, with all its channels. Null: all of them. */
  | { readonly type: 'closed-world'; readonly worldId: string | null };

export type WorldLine = {
  send(request: SocketRequest): void;
  /** The events of one turn come at once. Returns how to stop. */
  listen(listener: (events: readonly ChannelEvent[]) => void): () => void;
};

const ofWorlds = 'world ';

/** Accounts of two worlds have the same numbers: the world is part of the name. */
export const worldRoom = (worldId: string, topic: string): string => `${ofWorlds}${worldId} ${topic}`;

export const isWorldRoom = (room: string): boolean => room.startsWith(ofWorlds);
