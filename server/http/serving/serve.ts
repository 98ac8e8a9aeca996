// The form in which a file under server/http declares its call: the contract's call, the rooms it needs, and the answering function.
import { z } from 'zod/mini';

import { Audience } from '#lib/contract/audience.ts';
import type { AnyCall, ParsedRequestOf, ResponseOf } from '#lib/contract/call.ts';
import { errorCodes, successCode } from '#lib/contract/errors.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { fieldRefusal } from '#server/answers/refusal/field-refusal.ts';
import type { FileAnswer } from '#server/answers/lists/file-answer.ts';
import { pickRooms } from './pick-rooms.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import type { HttpVisit } from './http-visit.ts';
import { securityRefusal } from '#server/answers/access/security-refusal.ts';

type Answer<Call extends AnyCall> = Promise<ResponseOf<Call> | Refusal | FileAnswer> | ResponseOf<Call> | Refusal | FileAnswer;

/** Names of rooms, as a handler declares them. */
type Needs = readonly (keyof HttpVisit)[];

/** The rooms that a handler is given: those it has named, and no others. */
type Given<Needed extends Needs> = Pick<HttpVisit, Needed[number]>;

/** The rooms of a request, as many of them as there are where it is answered. */
type Offered = Partial<HttpVisit>;

export type Served = {
  readonly call: AnyCall;
  /** The rooms that it is answered from. */
  readonly needs: Needs;
  /** Parses and answers. `session` is there whenever the call asks for a user. Rejects (Error) where a room that it needs is not offered. */
  answer(raw: unknown, session: Session | null, offered: Offered): Promise<unknown>;
};

const parsed = async <Call extends AnyCall>(
  call: Call,
  raw: unknown,
  answer: (request: ParsedRequestOf<Call>) => Answer<Call>,
): Promise<unknown> => {
  const request = z.safeParse<Call['request']>(call.request, raw);
  return request.success ? answer(request.data) : fieldRefusal(request.error.issues, raw);
};

/** Serves a call that anybody may make. */
export function servePublic<Call extends AnyCall, const Needed extends Needs>(
  call: Call,
  needs: Needed,
  answer: (request: ParsedRequestOf<Call>, rooms: Given<Needed>) => Answer<Call>,
): Served {
  if (call.access !== 'public') throw new Error(`${call.name} is not for anybody`);
  return { call, needs, answer: (raw, _session, offered) => parsed(call, raw, (request) => answer(request, pickRooms(offered, needs))) };
}

/** The state of what a call changes, written down before it and after it; null: it changes nothing. */
type Look<Call extends AnyCall, Needed extends Needs> = ((request: ParsedRequestOf<Call>, rooms: Given<Needed>) => unknown) | null;

/** Makes the call of an operator between the two rows that say so. It is not made where the first one cannot be written. */
async function recorded<Made>(
  offered: Offered,
  { call, operator, request }: { readonly call: AnyCall; readonly operator: string; readonly request: unknown },
  look: (() => Promise<unknown>) | null,
  make: () => Promise<Made> | Made,
): Promise<Made> {
  const { operatorCalls, caller, requestId } = pickRooms(offered, ['operatorCalls', 'caller', 'requestId']);
  const before = look === null ? null : await look();
  const callId = await operatorCalls.begin({ operator, call: call.name, address: caller.address, requestId, request, before });
  try {
    const made = await make();
    await operatorCalls.end(callId, made instanceof Refusal ? errorCodes[made.key] : successCode, look);
    return made;
  } catch (error) {
    await operatorCalls.end(callId, errorCodes.internal, look);
    throw error;
  }
}

const lookAt = <Call extends AnyCall, Needed extends Needs>(
  look: Look<Call, Needed>,
  request: ParsedRequestOf<Call>,
  rooms: Given<Needed>,
): (() => Promise<unknown>) | null => (look === null ? null : async () => look(request, rooms));

/** Serves a call of the operator's; the key has been looked at before. */
export function serveOperator<Call extends AnyCall, const Needed extends Needs>(
  call: Call,
  needs: Needed,
  look: Look<Call, Needed>,
  answer: (request: ParsedRequestOf<Call>, rooms: Given<Needed>) => Answer<Call>,
): Served {
  if (call.access !== 'operator') throw new Error(`${call.name} is not for the operator`);
  return {
    call,
    needs,
    answer: (raw, _session, offered) =>
      parsed(call, raw, async (request) => {
        const rooms = pickRooms(offered, needs);
        const { operator } = pickRooms(offered, ['operator']);
        return recorded(offered, { call, operator, request }, lookAt(look, request, rooms), () => answer(request, rooms));
      }),
  };
}

/** Serves a call of a user who is logged in as an operator. */
export function serveDesk<Call extends AnyCall, const Needed extends Needs>(
  call: Call,
  needs: Needed,
  look: Look<Call, Needed>,
  answer: (request: ParsedRequestOf<Call>, operator: string, rooms: Given<Needed>) => Answer<Call>,
): Served {
  if (call.audience !== Audience.operator) throw new Error(`${call.name} is not for the desk of operators`);
  return {
    call,
    needs,
    answer: (raw, session, offered) =>
      session === null
        ? Promise.resolve(new Refusal('notLoggedIn'))
        : parsed(call, raw, async (request) => {
            const rooms = pickRooms(offered, needs);
            const operator = await pickRooms(offered, ['accounts']).accounts.emailOf(session.userId);
            return recorded(offered, { call, operator, request }, lookAt(look, request, rooms), () => answer(request, operator, rooms));
          }),
  };
}

/** Null: no proof is asked for, or this is one. */
async function proofRefusal({ verification }: AnyCall, session: Session, offered: Offered): Promise<Refusal | null> {
  if (verification === undefined) return null;
  const { security, proof } = pickRooms(offered, ['security', 'proof']);
  const refused = await security.requireVerification(session, proof, verification);
  return refused === null ? null : securityRefusal(refused, verification);
}

/** Serves a call that needs a logged-in user. A proof that it asks for is used up once the request is known to be well-formed. */
export function serveUser<Call extends AnyCall, const Needed extends Needs>(
  call: Call,
  needs: Needed,
  answer: (request: ParsedRequestOf<Call>, session: Session, rooms: Given<Needed>) => Answer<Call>,
): Served {
  if (call.access !== 'user' || call.audience === Audience.operator) throw new Error(`${call.name} is not for users`);
  return {
    call,
    needs,
    answer: (raw, session, offered) =>
      session === null
        ? Promise.resolve(new Refusal('notLoggedIn'))
        : parsed(call, raw, async (request) => {
            const refused = await proofRefusal(call, session, offered);
            return refused ?? answer(request, session, pickRooms(offered, needs));
          }),
  };
}
