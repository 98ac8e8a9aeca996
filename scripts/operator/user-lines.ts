// The lines that an operator can write about users.
import { freezeUser } from '#lib/contract/calls/v1/operator/user/freeze.ts';
import { setOperator } from '#lib/contract/calls/v1/operator/user/operator.ts';
import { setTraderRoles } from '#lib/contract/calls/v1/operator/user/roles.ts';
import { endUserSessions } from '#lib/contract/calls/v1/operator/user/sessions.ts';
import { TraderRole } from '#lib/contract/accounts/trader-role.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

async function setFrozen(email: string, reason: string | null): Promise<string> {
  const { frozen } = await call(freezeUser, { email, frozen: reason !== null, ...(reason === null ? {} : { reason }) });
  return `${email} is ${frozen ? 'frozen' : 'not frozen'}`;
}

async function endSessions(email: string): Promise<string> {
  const { ended } = await call(endUserSessions, { email });
  return `${ended} sessions of ${email} have ended`;
}

async function giveRoles(email: string, named: readonly string[]): Promise<string> {
  const mc = [
    ...(named.includes('trader') ? [TraderRole.trader] : []),
    ...(named.includes('telegram-trader') ? [TraderRole.telegramTrader] : []),
  ];
  await call(setTraderRoles, { email, mc, sp: named.includes('spot-trader') ? [TraderRole.trader] : [] });
  return `${email}: ${named.join(', ')}`;
}

async function setEditor(email: string, operator: boolean): Promise<string> {
  const { hasAuthenticator, ...now } = await call(setOperator, { email, operator });
  if (!now.operator) return `${email} is no operator`;
  const entry = hasAuthenticator ? 'may enter /admin' : 'may enter /admin once an authenticator app is on (Account, Security)';
  return `${email} ${entry}`;
}

const roles = ['none', 'trader', 'telegram-trader', 'spot-trader'];

export const userLines: readonly OperatorLine[] = [
  {
    words: ['freeze'],
    rest: 'maria@example.com "the reason"',
    about: 'the reason is shown to the user',
    run: ([email, reason, ...more]) =>
      email === undefined || reason === undefined || reason === '' || more.length > 0 ? null : setFrozen(email, reason),
  },
  {
    words: ['unfreeze'],
    rest: 'maria@example.com',
    about: 'lets the user go on',
    run: ([email, ...more]) => (email === undefined || more.length > 0 ? null : setFrozen(email, null)),
  },
  {
    words: ['sessions', 'end'],
    rest: 'maria@example.com',
    about: 'logs the user out everywhere',
    run: ([email, ...more]) => (email === undefined || more.length > 0 ? null : endSessions(email)),
  },
  {
    words: ['roles'],
    rest: 'maria@example.com trader',
    about: 'none, trader, telegram-trader, spot-trader; several in a row',
    run: ([email, ...named]) =>
      email === undefined || named.length === 0 || named.some((one) => !roles.includes(one)) ? null : giveRoles(email, named),
  },
  {
    words: ['editor'],
    rest: 'maria@example.com open | closed',
    about: 'open: the user may enter /admin; closed: no more',
    run: ([email, entry, ...more]) =>
      email === undefined || (entry !== 'open' && entry !== 'closed') || more.length > 0 ? null : setEditor(email, entry === 'open'),
  },
];
