// The lines that an operator can write about those who lead copied trades.
import { decideLeaderProfile } from '#lib/contract/calls/v1/operator/leader/profile.ts';
import { listLeaders } from '#lib/contract/calls/v1/operator/leader/list.ts';
import { suspendLeader } from '#lib/contract/calls/v1/operator/leader/suspend.ts';
import { type LeaderLine, leaderLines } from '#lib/contract/leaders/leader-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

const statusWords = ['starting', 'leading', 'leaving', 'left'] as const;

const worldOf = (text: string | undefined): TradingMode | undefined => Object.values(TradingMode).find((mode) => mode === text);
const lineOf = (text: string | undefined): LeaderLine | undefined => leaderLines.find((line) => line === text);

async function list(world: TradingMode): Promise<string> {
  const { list: leaders } = await call(listLeaders, { world });
  if (leaders.length === 0) return 'nobody has ever led';
  return leaders
    .map(({ leaderId, line, email, status, copiers, sharePercent, suspendedReason, profile }) => {
      const suspended = suspendedReason === '' ? '' : `, suspended: ${suspendedReason}`;
      const sent = profile.state === 'waiting' ? `, profile waits: "${profile.sent?.name}" "${profile.sent?.words}"` : '';
      return `${leaderId} ${line} ${email}: ${statusWords[status]}, ${copiers} copiers, ${sharePercent} %${suspended}${sent}`;
    })
    .join('\n');
}

/** A reason of null lets apply again. */
async function suspend(world: TradingMode, leaderId: string, line: LeaderLine, reason: string | null): Promise<string> {
  const terms = { leaderId, line, world, suspended: reason !== null };
  const { suspended } = await call(suspendLeader, reason === null ? terms : { ...terms, reason });
  return suspended ? `${leaderId} leads ${line} no more` : `${leaderId} may lead ${line} again`;
}

/** A reason of null approves. */
async function decide(world: TradingMode, leaderId: string, reason: string | null): Promise<string> {
  const terms = { leaderId, world, approved: reason === null };
  const { shown } = await call(decideLeaderProfile, reason === null ? terms : { ...terms, reason });
  return shown === null ? `${leaderId} is shown without a profile` : `${leaderId} is shown as "${shown.name}"`;
}

type Given = { readonly world: TradingMode; readonly leaderId: string; readonly rest: readonly string[] };

/** Null: the world or the leader is missing. */
function naming([named, leaderId, ...rest]: readonly string[]): Given | null {
  const world = worldOf(named);
  return world === undefined || leaderId === undefined ? null : { world, leaderId, rest };
}

/** `hasReason`: a text stands at the end. */
function suspending(given: readonly string[], hasReason: boolean): Promise<string> | null {
  const named = naming(given);
  const line = lineOf(named?.rest[0]);
  const reason = named?.rest[1] ?? '';
  if (named === null || line === undefined || named.rest.length !== (hasReason ? 2 : 1) || (hasReason && reason === '')) return null;
  return suspend(named.world, named.leaderId, line, hasReason ? reason : null);
}

function deciding(given: readonly string[], hasReason: boolean): Promise<string> | null {
  const named = naming(given);
  const reason = named?.rest[0] ?? '';
  if (named === null || named.rest.length !== (hasReason ? 1 : 0) || (hasReason && reason === '')) return null;
  return decide(named.world, named.leaderId, hasReason ? reason : null);
}

export const leadingLines: readonly OperatorLine[] = [
  {
    words: ['leaders'],
    rest: 'live | paper',
    about: 'who leads or led, and the profiles that wait',
    run: ([named, ...more]) => {
      const world = worldOf(named);
      return world === undefined || more.length > 0 ? null : list(world);
    },
  },
  {
    words: ['leader', 'suspend'],
    rest: 'live 1007 spot "the reason"',
    about: 'ends leading; the leader reads the reason, and copies are closed',
    run: (given) => suspending(given, true),
  },
  {
    words: ['leader', 'readmit'],
    rest: 'live 1007 spot',
    about: 'lets a suspended leader apply again',
    run: (given) => suspending(given, false),
  },
  {
    words: ['leader', 'approve'],
    rest: 'live 1007',
    about: 'shows the profile that waits',
    run: (given) => deciding(given, false),
  },
  {
    words: ['leader', 'refuse'],
    rest: 'live 1007 "the reason"',
    about: 'refuses the profile that waits; the leader reads the reason',
    run: (given) => deciding(given, true),
  },
];
