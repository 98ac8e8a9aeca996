// npm run operator -- replay … | market … | scenario … | roles …: the operator's hand on a running exchange on this machine.
import { controlReplay } from '#lib/contract/calls/v1/operator/replay/control.ts';
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { getPageSpeed } from '#lib/contract/calls/v1/operator/site/speed.ts';
import { listReviews } from '#lib/contract/calls/v1/operator/withdrawals/list.ts';
import { voteOnWithdrawal } from '#lib/contract/calls/v1/operator/withdrawals/vote.ts';
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { setOperator } from '#lib/contract/calls/v1/operator/user/operator.ts';
import { setTraderRoles } from '#lib/contract/calls/v1/operator/user/roles.ts';
import { TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { setMarketState } from '#lib/contract/calls/v1/operator/market/state.ts';
import { operatorCall as call } from './operator/operator-call.ts';

const usage = `npm run operator -- replay pause | play
npm run operator -- replay speed 10                      0.1 to 1000 times as fast
npm run operator -- replay seek 2023-02-02T09:20:00Z     a recorded moment
npm run operator -- market BTCUSDT online | cancel-only | halted
npm run operator -- scenario live crash                  squeeze, frozen-index, funding-spike; a seed may follow
npm run operator -- scenario paper crash                 all of demo trading; demo: contracts of play money beside real money
npm run operator -- scenario live end
npm run operator -- withdrawals list                     those that wait for people
npm run operator -- roles maria@example.com trader       none, trader, telegram-trader, spot-trader; several in a row
npm run operator -- freeze maria@example.com "the reason"   shown to the user; unfreeze maria@example.com
npm run operator -- editor maria@example.com open         lets a user write what the site says, under /admin; closed: no more
npm run operator -- withdrawals approve 12 anna          two different names have to; withdrawals reject 12 anna
npm run operator -- speed list                           how fast pages are in browsers, by kind (PAGE_SPEED=true)

DATA_DIR (or .data) holds the key; PORT (or 3000) is where the exchange listens.`;

async function steer(action: string, value: string | undefined): Promise<string> {
  const request = (): object => {
    if (action === 'play' || action === 'pause') return { action };
    if (action === 'speed' && value !== undefined && Number.isFinite(Number(value))) return { action, speed: Number(value) };
    const timeMs = Date.parse(value ?? '');
    if (action === 'seek' && !Number.isNaN(timeMs)) return { action, timeMs };
    throw new Error(usage);
  };
  const { state, clockMs, speed, markets } = await call(controlReplay, request());
  return `${markets.join(', ')}: ${state} at ${new Date(clockMs).toISOString()}, ${speed} times as fast`;
}

async function setState(symbolId: string, state: string | undefined): Promise<string> {
  const done = await call(setMarketState, { symbolId, state });
  return `${done.symbol} is ${done.state}`;
}

async function bend(world: string, what: string | undefined, seed: string | undefined): Promise<string> {
  const request =
    what === 'end' ? { action: 'end', world } : { action: 'begin', world, kind: what, ...(seed === undefined ? {} : { seed }) };
  const { running } = await call(controlScenario, request);
  const words = running.map((one) => `${one.world}: ${one.kind} (seed ${one.seed}) until ${new Date(one.endMs).toISOString()}`);
  return words.length === 0 ? 'prices move as they would' : words.join('\n');
}

async function giveRoles(email: string, named: readonly string[]): Promise<string> {
  if (named.length === 0 || named.some((one) => !['none', 'trader', 'telegram-trader', 'spot-trader'].includes(one)))
    throw new Error(usage);
  const mc = [
    ...(named.includes('trader') ? [TraderRole.trader] : []),
    ...(named.includes('telegram-trader') ? [TraderRole.telegramTrader] : []),
  ];
  await call(setTraderRoles, { email, mc, sp: named.includes('spot-trader') ? [TraderRole.trader] : [] });
  return `${email}: ${named.join(', ')}`;
}

async function setEditor(email: string, request: string | undefined): Promise<string> {
  if (request !== 'open' && request !== 'closed') throw new Error(usage);
  const { operator, hasAuthenticator } = await call(setOperator, { email, operator: request === 'open' });
  if (!operator) return `${email} is no operator`;
  const entry = hasAuthenticator ? 'may enter /admin' : 'may enter /admin once an authenticator app is on (Account, Security)';
  return `${email} ${entry}`;
}

async function setFrozen(email: string, reason: string | null): Promise<string> {
  if (reason === '') throw new Error(usage);
  const { frozen } = await call(freezeUser, { email, frozen: reason !== null, ...(reason === null ? {} : { reason }) });
  return `${email} is ${frozen ? 'frozen' : 'not frozen'}`;
}

async function speedOfPages(): Promise<string> {
  const { list } = await call(getPageSpeed, {});
  const lines = list.map(
    ({ page, measure, reports, median, p75 }) => `${page} ${measure}: median ${median}, p75 ${p75}, of ${reports} reports`,
  );
  return lines.length === 0 ? 'nothing was reported' : lines.join('\n');
}

async function letOut(action: string, withdrawalId: string | undefined, operator: string | undefined): Promise<string> {
  if (action === 'list') {
    const { list } = await call(listReviews, {});
    const lines = list.map(({ withdrawalId: id, receiveAmount, coin, network, address, worth, accountId, votes }) => {
      const said = votes.map((vote) => `${vote.operator} ${vote.approves ? 'approves' : 'rejects'}`).join(', ');
      return `${id}: ${receiveAmount} ${coin} (${worth} USDT) of account ${accountId} over ${network} to ${address}; ${said || 'nobody has spoken'}`;
    });
    return lines.length === 0 ? 'nothing waits' : lines.join('\n');
  }
  if ((action !== 'approve' && action !== 'reject') || withdrawalId === undefined || operator === undefined) throw new Error(usage);
  const { state } = await call(voteOnWithdrawal, { withdrawalId, operator, approves: action === 'approve' });
  return `withdrawal ${withdrawalId} is ${state}`;
}

try {
  const [about, what, value, seed, ...others] = process.argv.slice(2);
  if (what === undefined) throw new Error(usage);
  if (about === 'replay') console.log(await steer(what, value));
  else if (about === 'market') console.log(await setState(what, value));
  else if (about === 'scenario') console.log(await bend(what, value, seed));
  else if (about === 'speed' && what === 'list') console.log(await speedOfPages());
  else if (about === 'withdrawals') console.log(await letOut(what, value, seed));
  else if (about === 'editor') console.log(await setEditor(what, value));
  else if (about === 'freeze') console.log(await setFrozen(what, value ?? ''));
  else if (about === 'unfreeze') console.log(await setFrozen(what, null));
  else if (about === 'roles')
    console.log(
      await giveRoles(
        what,
        [value, seed, ...others].filter((one) => one !== undefined),
      ),
    );
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
