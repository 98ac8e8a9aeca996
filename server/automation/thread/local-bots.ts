// The bots of a venue that lives in one loop, on one thread: asked where they are, and written down when somebody wants to read it.
import type { EventRecord } from '#server/engine/event.ts';
import type { AccountId, MarketId } from '#server/engine/ids.ts';
import type { ExchangeAccess } from '#server/runtime/exchange-client.ts';

import type { AutomationLag, AutomationLoad, KnownBots } from '../automation.ts';
import type { BotMarket } from '../bot-kind.ts';
import type { AutomationHost } from '../host/automation-host.ts';
import type { Checkpoint } from '../host/checkpoint.ts';
import { BotAnswers } from './bot-answers.ts';
import type { CheckpointWriter } from './checkpoint-writer.ts';

type LocalOptions = {
  /** The one that the loop reads records to and takes steps from. */
  readonly host: AutomationHost;
  /** The one that the host began with. */
  readonly checkpoint: Checkpoint;
  readonly writer: CheckpointWriter;
  readonly marketOf: (marketId: MarketId) => BotMarket | null;
};

export class LocalBots extends BotAnswers implements KnownBots {
  readonly #host: AutomationHost;
  readonly #writer: CheckpointWriter;
  #client: Pick<ExchangeAccess, 'submitAll'> | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor({ host, checkpoint, writer, marketOf }: LocalOptions) {
    super(checkpoint, marketOf);
    this.#host = host;
    this.#writer = writer;
    this.know(host.bots.records());
  }

  start(client: Pick<ExchangeAccess, 'submitAll'>): void {
    this.#client = client;
  }

  /** Records that the host has read. */
  onRecords(records: readonly EventRecord[]): void {
    this.price(records);
  }

  /** Tells what has changed, once the loop has come to rest. */
  look(): void {
    const { bots, sequence } = this.#host;
    this.see({ through: sequence, isWritten: !this.#host.hasUnwritten(), ...bots.views(), ...bots.traffic() });
  }

  /** Writes down everything that bots have decided. */
  async written(sequence: number): Promise<void> {
    if (this.areRowsWritten(sequence)) return;
    await this.write();
  }

  /** One after the other: a checkpoint holds what has changed since the one before. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (this.#host.sequence === this.writtenThrough()) return;
      const changes = this.#host.checkpoint();
      if (await this.#writer.write(changes)) this.wrote(Math.min(...Object.values(changes.has)));
    });
    return this.#writing;
  }

  stopAllOf(ownerId: AccountId): Promise<boolean> {
    return this.stopAll(this.#client, ownerId);
  }

  lag(): AutomationLag {
    return { handed: this.#host.sequence, ...this.traffic, problem: this.#writer.problem() };
  }

  load(): Promise<AutomationLoad> {
    return Promise.resolve({ running: this.running, memory: 0 });
  }
}
