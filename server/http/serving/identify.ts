// Tells who asks by HTTP: a user by the cookie of a session, an operator by a key.
import type { FastifyRequest } from 'fastify';

import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import { namesItsWorld, worldHeader } from '#lib/contract/trading-mode.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import type { SharedRooms } from '#server/answers/rooms.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { currentRequest } from '#server/monitoring/request-record.ts';
import type { Accounts, Session } from '#server/services/accounts/accounts.ts';
import { isLoopback } from '../access/is-loopback.ts';
import { createOperatorCheck } from '../access/operator-check.ts';
import type { OfHttp } from './http-visit.ts';
import type { Limits } from './limits.ts';

type IdentifyOptions = {
  readonly shared: Pick<SharedRooms, 'accounts' | 'operatorKeys'>;
  readonly limits: Limits;
  /** The operator's calls are taken from elsewhere than this machine too. */
  readonly operatorFromOutside: boolean;
  readonly metrics: Pick<Metrics, 'wrongOperatorKey'>;
};

type Caller = {
  /** Null: nobody who is logged in; never so where the call asks for a user. */
  readonly session: Session | null;
  /** Empty: no operator's call. */
  readonly operator: string;
};

type SetCookies = OfHttp['setCookies'];

/** A cookie that is told about once is taken away: from then on there is simply nobody. */
const takenAway = [`${sessionCookie}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`];

/** The refusal of a call that needs a session and has none, by what its cookie still tells. */
async function noSession(accounts: Pick<Accounts, 'whyNoSession'>, cookies: string, setCookies: SetCookies): Promise<Refusal> {
  const hasCookie = cookies.split(/; */).some((part) => part.startsWith(`${sessionCookie}=`) && part.length > sessionCookie.length + 1);
  if (!hasCookie) return refuse('notLoggedIn');
  const why = await accounts.whyNoSession(cookies);
  if (why === 'over') return refuse('sessionExpired');
  setCookies(takenAway);
  return refuse(why === 'never-signed' ? 'abnormalLogin' : 'loggedOutElsewhere');
}

/** The market of a world is for those who have a seat there. */
const isOfSeats = ({ access, path }: AnyCall, { headers }: FastifyRequest): boolean =>
  access === 'public' && headers[worldHeader] !== undefined && namesItsWorld(path);

export type Identify = (call: AnyCall, request: FastifyRequest, setCookies: SetCookies) => Promise<Caller | Refusal>;

/** A call is counted as soon as it is known whose it is, and before more is looked up for it. */
export function createIdentify({ shared, limits, operatorFromOutside, metrics }: IdentifyOptions): Identify {
  const { accounts } = shared;
  const operatorOf = createOperatorCheck({ keys: shared.operatorKeys, limits, operatorFromOutside, metrics });

  /** The server's own pages ask over loopback for everybody at once: reads from there are not counted. */
  const limited = ({ rateClass }: AnyCall, request: FastifyRequest, session: Session | null): Promise<Refusal | null> => {
    if (session === null && rateClass === 'read' && isLoopback(request.ip)) return Promise.resolve(null);
    return limits.call(rateClass, session?.userId ?? request.ip, request);
  };

  return async (call, request, setCookies) => {
    const cookies = request.headers.cookie ?? '';
    const needsSession = call.access === 'user' || isOfSeats(call, request);
    const session = needsSession && cookies !== '' ? await accounts.session(cookies) : null;
    const record = currentRequest();
    if (record !== undefined) record.userId = session?.userId ?? '';
    const tooMany = await limited(call, request, session);
    if (tooMany !== null) return tooMany;
    if (needsSession && session === null) return noSession(accounts, cookies, setCookies);
    const operator = call.access === 'operator' ? await operatorOf(request) : '';
    return operator instanceof Refusal ? operator : { session, operator };
  };
}
