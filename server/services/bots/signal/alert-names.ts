// The names of alerts in the journal, so that each is told once: by its id or all its fields with its time, or by its text for some seconds.
import { createHash } from 'node:crypto';

import { type SignalIdentity, signalLag } from '#lib/contract/bots/signal/read-signal-message.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { sameTextMs } from '#lib/contract/bots/signal/signal-inbox.ts';
import { alertSign } from '#server/automation/instruction.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

/** Alerts are refused when they are older than an hour; the journal knows the names of far more. */
const limit = 20_000;

/** The names of the alerts that this process has told bots of lately: the same one sent twice at once is told once. */
function createKnownAlerts() {
  /** Names with the time of their arrival. */
  const names = new Map<string, number>();
  return {
    /** False: it was known already. `forMs`: how long one is; null: as long as it is kept. */
    add: (name: string, atMs: number, forMs: number | null): boolean => {
      const knownMs = names.get(name);
      if (knownMs !== undefined && (forMs === null || atMs - knownMs <= forMs)) return false;
      names.delete(name);
      names.set(name, atMs);
      const [oldest] = names.keys();
      if (names.size > limit && oldest !== undefined) names.delete(oldest);
      return true;
    },
    forget: (name: string): void => void names.delete(name),
  };
}

type Named = { readonly strategyId: AccountId; readonly alert: SignalAlert; readonly identity: SignalIdentity; readonly arrivedMs: number };

const hashed = (text: string): string => `${alertSign}${createHash('sha256').update(text).digest('base64url')}`;

/** Former releases have named an alert so, whatever else was in it. */
const formerName = ({ timestampMs, action, symbol }: SignalAlert, salt: string): string =>
  hashed(`${salt} ${timestampMs} ${action} ${symbol}`);

/** `second`: of its arrival, where it states no time. */
function nameOf({ alert, identity: { by, text } }: Named, salt: string, second: number): string {
  const { timestampMs, action, symbol } = alert;
  return hashed(by === 'bytes' ? `${salt} bytes ${second} ${text}` : `${salt} ${by} ${timestampMs} ${action} ${symbol} ${text}`);
}

const secondOf = (ms: number): number => Math.floor(ms / 1000);

/** `startedMs`: of this process; what was told before it, only the journal knows. */
export function createAlertNames(client: Pick<ExchangeClient, 'wasTold'>, startedMs: number) {
  const known = createKnownAlerts();

  /** The names under which another process may have told the alert: one of a former release within an age that alerts may have, or the same text. */
  const earlierNames = (named: Named, salt: string): readonly string[] => {
    const { alert, identity, arrivedMs } = named;
    if (identity.by !== 'bytes') return arrivedMs - startedMs > signalLag.longest * 1000 ? [] : [formerName(alert, salt)];
    if (arrivedMs - startedMs > sameTextMs) return [];
    const [from, to] = [secondOf(arrivedMs - sameTextMs), secondOf(arrivedMs)];
    return Array.from({ length: to - from + 1 }, (_, at) => nameOf(named, salt, from + at));
  };

  return {
    /** The name to tell it under, and how to forget it where it could not be told; null: it was told before. */
    take: async (named: Named, salt: string): Promise<{ readonly name: string; readonly forget: () => void } | null> => {
      const { strategyId, identity, arrivedMs } = named;
      const isOfText = identity.by === 'bytes';
      const inProcess = `${strategyId} ${nameOf(named, salt, 0)}`;
      if (!known.add(inProcess, arrivedMs, isOfText ? sameTextMs : null)) return null;
      for (const earlier of earlierNames(named, salt)) if (await client.wasTold(strategyId, earlier)) return null;
      return { name: nameOf(named, salt, secondOf(arrivedMs)), forget: () => known.forget(inProcess) };
    },
  };
}
