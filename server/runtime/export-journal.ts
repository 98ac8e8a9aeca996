// The journal as lines of JSON: each command with its answer and all that it caused.
import { tellJournal, type Told } from './tell-journal.ts';

export type ExportRange = {
  /** The first and the last command, both included. */
  readonly from: number;
  readonly to: number;
  /** Only what this account sent or was touched by. */
  readonly accountId: number | null;
};

/** True if an account is named anywhere in a command or an event. */
function concerns(thing: unknown, accountId: number): boolean {
  if (typeof thing !== 'object' || thing === null) return false;
  return Object.entries(thing).some(([name, value]) => (name === 'accountId' ? value === accountId : concerns(value, accountId)));
}

/** Integers too large for a number as text. */
const plain = (_name: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

function line({ command, reply, record }: Told, events: readonly unknown[]): string {
  const { sequence, timeMs } = record;
  const answer = reply.ok ? { ok: true } : { ok: false, reason: reply.reason };
  return `${JSON.stringify({ sequence, time: new Date(timeMs).toISOString(), command, ...answer, events }, plain)}\n`;
}

/** One line per command, in order; of an account, only the events that concern it. Amounts are in the asset's smallest unit, prices in ticks, quantities in lots. */
export function* exportJournal(folder: string, { from, to, accountId }: ExportRange, onNote: (text: string) => void): Generator<string> {
  for (const told of tellJournal(folder, from - 1, onNote).told()) {
    const { sequence, events } = told.record;
    if (sequence > to) return;
    if (sequence < from) continue;
    const concerned = accountId === null ? events : events.filter((event) => concerns(event, accountId));
    if (accountId === null || concerned.length > 0 || concerns(told.command, accountId)) yield line(told, concerned);
  }
}
