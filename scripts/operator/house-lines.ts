// The lines that an operator can write about the exchange itself: how it is, who operates it, and who did what.
import type { ResponseOf } from '#lib/contract/call.ts';
import { addOperatorKey } from '#lib/contract/calls/v1/operator/keys/add.ts';
import { getOperatorKeys } from '#lib/contract/calls/v1/operator/keys/list.ts';
import { revokeOperatorKey } from '#lib/contract/calls/v1/operator/keys/revoke.ts';
import { getOperatorCalls } from '#lib/contract/calls/v1/operator/calls/list.ts';
import { getPageSpeed } from '#lib/contract/calls/v1/operator/site/speed.ts';
import { getOperatorStatus } from '#lib/contract/calls/v1/operator/site/status.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

const moment = (timeMs: number): string => new Date(timeMs).toISOString();

type OtherMarket = ResponseOf<typeof getOperatorStatus>['venues'][number]['markets']['others'][number];

/** Named while they are few. */
const mostNamed = 10;

function otherMarkets(others: readonly OtherMarket[]): string {
  const states = Object.entries(Object.groupBy(others, ({ state }) => state));
  return states
    .map(([state, list]) => {
      const named = list.length > mostNamed ? '' : `: ${list.map(({ symbol }) => symbol).join(', ')}`;
      return `; ${list.length} ${state}${named}`;
    })
    .join('');
}

async function status(): Promise<string> {
  const { uptimeMs, venues, withdrawals } = await call(getOperatorStatus, {});
  const lines = venues.map(({ venue, problem, sequence, backlog, bots, markets }) => {
    return [
      `${venue}: ${problem ?? 'orders can be placed'}; command ${sequence}, ${backlog} records not in the database`,
      `${venue} markets: ${markets.online} online${otherMarkets(markets.others)}`,
      `${venue} bots: ${bots.running} running, ${bots.behind} commands behind${bots.problem === null ? '' : `; ${bots.problem}`}`,
    ].join('\n');
  });
  const { stopped, inReview } = withdrawals;
  const stop = stopped === null ? 'made' : `stopped by ${stopped.operator} since ${moment(stopped.sinceMs)}: ${stopped.reason}`;
  return [`up for ${Math.round(uptimeMs / 1000)} s`, ...lines, `withdrawals: ${stop}; ${inReview} wait for people`].join('\n');
}

async function addKey(operator: string): Promise<string> {
  const made = await call(addOperatorKey, { operator });
  return `${made.key}\nThe key of ${made.operator}, told this once. Whoever has it sets OPERATOR_KEY to it.`;
}

async function revokeKey(operator: string): Promise<string> {
  return `${(await call(revokeOperatorKey, { operator })).operator} has no key any more`;
}

async function keys(): Promise<string> {
  const { list } = await call(getOperatorKeys, {});
  const lines = list.map(
    ({ operator, createTimeMs, revokeTimeMs }) =>
      `${operator}: since ${moment(createTimeMs)}${revokeTimeMs === null ? '' : `, revoked ${moment(revokeTimeMs)}`}`,
  );
  return lines.length === 0 ? 'nobody has a key beside the first' : lines.join('\n');
}

async function log(operator: string | undefined): Promise<string> {
  const { list } = await call(getOperatorCalls, { pageSize: 100, ...(operator === undefined ? {} : { operator }) });
  const lines = list.map(({ number, timeMs, operator: who, call: name, address, code, request, before, after }) => {
    const change = before === null && after === null ? '' : `; before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`;
    return `${number} ${moment(timeMs)} ${who} (${address}) ${name} ${JSON.stringify(request)}: ${code ?? 'its end is not known'}${change}`;
  });
  return lines.length === 0 ? 'nothing was done' : lines.join('\n');
}

async function speedOfPages(): Promise<string> {
  const { list } = await call(getPageSpeed, {});
  const lines = list.map(
    ({ page, measure, reports, median, p75 }) => `${page} ${measure}: median ${median}, p75 ${p75}, of ${reports} reports`,
  );
  return lines.length === 0 ? 'nothing was reported' : lines.join('\n');
}

export const houseLines: readonly OperatorLine[] = [
  {
    words: ['status'],
    rest: '',
    about: 'whether orders can be placed, how far the readers are, what is stopped',
    run: (rest) => (rest.length === 0 ? status() : null),
  },
  {
    words: ['operators', 'list'],
    rest: '',
    about: 'who has or had a key',
    run: (rest) => (rest.length === 0 ? keys() : null),
  },
  {
    words: ['operators', 'add'],
    rest: 'anna',
    about: 'makes a key for anna; with the first key alone',
    run: ([operator, ...more]) => (operator === undefined || more.length > 0 ? null : addKey(operator)),
  },
  {
    words: ['operators', 'revoke'],
    rest: 'anna',
    about: 'her key is good no more; with the first key alone',
    run: ([operator, ...more]) => (operator === undefined || more.length > 0 ? null : revokeKey(operator)),
  },
  {
    words: ['log'],
    rest: '',
    about: 'the last hundred calls of operators; a name may follow',
    run: ([operator, ...more]) => (more.length > 0 ? null : log(operator)),
  },
  {
    words: ['speed', 'list'],
    rest: '',
    about: 'how fast pages are in browsers, by kind (PAGE_SPEED=true)',
    run: (rest) => (rest.length === 0 ? speedOfPages() : null),
  },
];
