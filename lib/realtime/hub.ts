// The hub: the one connection of a page, shared by everything on it that moves.
import type { ChannelName } from '#lib/contract/channels/protocol.ts';
import type { ChannelData, ChannelSnapshot, ChannelStore } from './channel-data.ts';
import type { ConnectionStore } from './connection-store.ts';

export type Hub = {
  /** The same store every time for the same channel and key. Nothing is sent before somebody listens to it. */
  channel<Name extends ChannelName>(name: Name, key: string): ChannelStore<ChannelData[Name]>;
  /**
   * The data that the server rendered, shown until the channel's own snapshot arrives. Ignored when the channel is live or knows something
   * newer.
   * Give it while rendering, before the first useChannel of that key.
   */
  seed<Name extends ChannelName>(name: Name, key: string, data: ChannelSnapshot[Name], sequence: number, timeMs: number): void;
  readonly connection: ConnectionStore;
  /** A hidden page keeps its data right and calls no listener but those of one's own orders and plans; coming back, it catches up at once. */
  setVisible(visible: boolean): void;
  /** Connects afresh, so that the server sees the cookies of now: after logging in or out. */
  reconnect(): void;
  /** For good. */
  close(): void;
};
