// Alerts for the signal bots of a venue: looked at as they arrive, told through the journal, and kept for the inbox.
import { readsAs, readSignalMessage, type SignalIdentity, type SignalReading } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { sameTextMs, type SignalInboxRow } from '#lib/contract/bots/signal/signal-inbox.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { largestRow } from '#lib/contract/wire/fields.ts';
import type { Automation } from '#server/automation/automation.ts';
import { instructionText } from '#server/automation/instruction.ts';
import type { Listings } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { toBotMarket } from '../bot-market.ts';
import type { OwnedBot } from '../bots.ts';
import { createAlertNames } from './alert-names.ts';
import { lookAtAlert } from './look-at-alert.ts';
import { createRefusedAlerts, type NumberedRow } from './refused-alerts.ts';
import { createSignalTokens } from './signal-tokens.ts';
import type { Arrival, SignalPage, Signals } from './signals.ts';
import { createToldAlerts } from './told-alerts.ts';

type SignalSources = {
  readonly client: Pick<ExchangeClient, 'submit' | 'status' | 'wasTold'>;
  readonly listings: Listings;
  readonly automation: Pick<Automation, 'bot' | 'caughtUp' | 'written'>;
  readonly db: Store['db'];
  /** The key of the exchange, and the name of the venue. */
  readonly key: string;
  readonly venue: string;
  /** When this process began. */
  readonly startedMs: number;
};

/** Both lists go on behind their own last rows: `d` of the bot's decisions, `r` of what it was never told. */
const cursorOf = (told: number, refused: number): string => `${told}-${refused}`;

function readCursor(before: string | null): { readonly told: number | null; readonly refused: number | null } {
  // A database has no larger numbers.
  const [told, refused] = before?.split('-').map((number) => Math.min(Number(number), largestRow)) ?? [];
  return { told: told ?? null, refused: refused ?? null };
}

/** Reads a message as the bot has it: by its own mapping, and for its own sides. */
const readFor = ({ terms }: OwnedBot, text: string): SignalReading => readSignalMessage(text, readsAs(terms));

type Inbox = Awaited<ReturnType<Signals['inbox']>>;

/** The newest rows of both lists, each of which keeps its own order. */
function mergedPage(told: readonly NumberedRow[], refused: readonly NumberedRow[], { before, limit }: SignalPage): Inbox {
  const list: SignalInboxRow[] = [];
  let [ofTold, ofRefused] = [0, 0];
  while (list.length < limit) {
    const [one, other] = [told[ofTold], refused[ofRefused]];
    const isTold = one !== undefined && (other === undefined || one.row.arrivedMs >= other.row.arrivedMs);
    const next = isTold ? one : other;
    if (next === undefined) break;
    list.push(next.row);
    if (isTold) ofTold += 1;
    else ofRefused += 1;
  }
  const from = readCursor(before);
  const lastTold = told[ofTold - 1]?.number ?? from.told ?? largestRow;
  const lastRefused = refused[ofRefused - 1]?.number ?? from.refused ?? largestRow;
  return { list, next: told.length + refused.length > limit ? cursorOf(lastTold, lastRefused) : null };
}

export function createSignals(sources: SignalSources): Signals {
  const { client, listings, automation, db, key, venue, startedMs } = sources;
  const tokens = createSignalTokens(db, key, venue);
  const refused = createRefusedAlerts(db);
  const names = createAlertNames(client, startedMs);
  const marketsOf = ({ marketIds }: OwnedBot) => marketIds.map((marketId) => toBotMarket(listings, listings.market(marketId)));
  const told = createToldAlerts(db, marketsOf, () => automation.written(client.status().sequence));
  const lookAt = (bot: OwnedBot, reading: SignalReading, arrivedMs: number, source: SignalAlert['source']): Arrival =>
    lookAtAlert({ bot, reading, arrivedMs, source, markets: marketsOf(bot) });

  /** False: it was told before. */
  const tell = async ({ strategyId }: OwnedBot, alert: SignalAlert, identity: SignalIdentity, arrivedMs: number): Promise<boolean> => {
    const taken = await names.take({ strategyId, alert, identity, arrivedMs }, await tokens.saltOf(strategyId));
    if (taken === null) return false;
    // The time of arrival makes the text another one: the journal knows the name, and refuses it.
    const text = instructionText({ action: 'message', text: JSON.stringify(alert), arrivedMs });
    const reply = await client.submit({ type: 'instruct-strategy', accountId: strategyId, name: taken.name, text });
    if (reply.ok) return true;
    if (reply.reason === RejectReason.transferNameTaken) return false;
    taken.forget();
    throw new Error(`an alert could not be told: ${reply.reason}`);
  };

  const repeatOf = (alert: SignalAlert): Arrival =>
    alert.named === 'bytes'
      ? { fate: 'signal.repeat-text', params: { seconds: sameTextMs / 1000 }, alert }
      : { fate: 'signal.repeat', params: {}, alert };

  const deliver = async (bot: OwnedBot, reading: SignalReading, arrivedMs: number, source: SignalAlert['source']): Promise<Arrival> => {
    const found = lookAt(bot, reading, arrivedMs, source);
    const isTold = found.fate !== null || 'problem' in reading || (await tell(bot, found.alert, reading.identity, arrivedMs));
    const arrival = found.fate === null && !isTold ? repeatOf(found.alert) : found;
    if (arrival.fate !== null) await refused.add({ ...arrival, strategyId: bot.strategyId, arrivedMs, source });
    return arrival;
  };

  return {
    find: (strategyId) => {
      const bot = automation.bot(strategyId);
      return bot?.strategyType === StrategyType.signal ? bot : null;
    },
    read: readFor,
    token: ({ strategyId }) => tokens.token(strategyId),
    renewToken: ({ strategyId }) => tokens.renew(strategyId),
    isRight: async ({ strategyId }, token) => token !== null && tokens.isRight(strategyId, token),
    noteWrongToken: async (bot, reading, arrivedMs) => {
      const { alert } = lookAt(bot, reading, arrivedMs, 'webhook');
      await refused.add({ fate: 'signal.wrong-token', params: {}, alert, strategyId: bot.strategyId, arrivedMs, source: 'webhook' });
    },
    look: async (bot, reading, arrivedMs) => lookAt(bot, reading, arrivedMs, 'test'),
    receive: deliver,
    replay: (bot, { symbol: instrument, ...alert }, nowMs) => {
      const read = { ...alert, timestampMs: nowMs, instrument };
      return deliver(bot, { token: null, read, identity: { by: 'fields', text: JSON.stringify(read) } }, nowMs, 'replay');
    },
    inbox: async (bot, page) => {
      const from = readCursor(page.before);
      // One more than the page holds says that there is another page.
      const [ofBot, ofDoor] = await Promise.all([
        told.list(bot, from.told, page.limit + 1),
        refused.list(bot.strategyId, from.refused, page.limit + 1),
      ]);
      return mergedPage(ofBot, ofDoor, page);
    },
    alert: async (bot, alertId) => {
      const number = Number(alertId.slice(1));
      return alertId.startsWith('d') ? told.alert(bot, number) : refused.alert(bot.strategyId, number);
    },
  };
}
