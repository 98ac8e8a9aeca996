// The definition of a call: the one that server, browser and tests share.
import type * as z from 'zod/mini';

import type { CallScope } from './accounts/api-key.ts';
import type { Audience } from './audience.ts';
import type { ErrorKey } from './errors.ts';
import type { VerificationPurpose } from './accounts/verification.ts';
import { reading } from './wire/body.ts';

/** Opened by a call of the scope trade: orders, loans and conversions of coins; positions in contracts; either, by the markets of its `symbolId` and `symbols`; both at once; or nothing, where it cancels, closes, repays or sets. */
type Opens = 'coins' | 'contracts' | 'market' | 'both' | 'nothing';

type Scoped =
  | { readonly scope: 'trade'; readonly opens: Opens }
  | { readonly scope: Exclude<CallScope, 'trade'>; readonly opens?: undefined };

/** public: anybody. operator: whoever has the key in the data folder; a session is no help. user: a logged-in session of the audience that the call names, or a program with a key of the scope that it names. */
type Admission =
  | { readonly access: 'public' | 'operator'; readonly audience?: undefined; readonly scope?: undefined; readonly opens?: undefined }
  | ({ readonly access: 'user'; readonly audience: Audience } & Scoped);

/** The allowance that a call draws on; the allowances themselves are data of the server. */
export type RateClass = 'read' | 'trade' | 'session' | 'funding' | 'guest';

type Terms<Response extends z.core.$ZodType, Path extends string> = Admission & {
  /** Unique, for logs and query keys. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** As the specification writes it, without leading slash; served under /api/. */
  readonly path: Path;
  readonly rateClass: RateClass;
  /** A user must prove himself for this once more: without a proof of this purpose in the header nothing is done. */
  readonly verification?: VerificationPurpose;
  /** A user whose main account an operator has frozen may still do this: it takes back, closes or guards. Left out: refused then. */
  readonly staysWhenFrozen?: true;
  /** The largest body that is read; left out: as everywhere. */
  readonly largestBodyBytes?: number;
  /** The schema of `data` in the envelope. */
  readonly response: Response;
};

type Asking<Request extends z.core.$ZodType> = {
  /** GET: of the query, whose values all arrive as text. POST: of the JSON body. */
  readonly request: Request;
};

type Refusing = {
  /** The errors it may refuse with, beside those of every call (session, schema, rate, availability). */
  readonly errors: readonly ErrorKey[];
};

/** A definition knows its own path by type, so that lists of paths can be checked against the calls that there are. */
export type CallDefinition<Request extends z.core.$ZodType, Response extends z.core.$ZodType, Path extends string = string> = Terms<
  Response,
  Path
> &
  Asking<Request> &
  Refusing;

export type AnyCall = CallDefinition<z.core.$ZodType, z.core.$ZodType>;
export type RequestOf<Call extends AnyCall> = z.input<Call['request']>;
export type ParsedRequestOf<Call extends AnyCall> = z.output<Call['request']>;
export type ResponseOf<Call extends AnyCall> = z.output<Call['response']>;

type UserTerms = Scoped & {
  readonly audience: Audience;
  readonly rateClass: RateClass;
  readonly method?: 'GET' | 'POST';
  readonly staysWhenFrozen?: true;
};

/** The callers of a call and the allowance that it draws on: spread into its definition. */
export const fromAnybody = (rateClass: RateClass, method: 'GET' | 'POST' = 'POST') => ({ method, access: 'public', rateClass }) as const;
export const fromOperator = (rateClass: RateClass) => ({ method: 'POST', access: 'operator', rateClass }) as const;
export const fromUser = (user: UserTerms) => ({ method: 'POST', access: 'user', ...user }) as const;

const asksNothing = reading({});

/**
 * Gives a call its types. One without a request only looks, and asks for nothing; one that names no errors has none of its own. The empty
 * name is refused at once, as the specification words it.
 */
export function defineCall<Response extends z.core.$ZodType, Path extends string>(
  definition: Terms<Response, Path> & Partial<Refusing> & { readonly request?: undefined },
): CallDefinition<typeof asksNothing, Response, Path>;
export function defineCall<Request extends z.core.$ZodType, Response extends z.core.$ZodType, Path extends string>(
  definition: Terms<Response, Path> & Partial<Refusing> & Asking<Request>,
): CallDefinition<Request, Response, Path>;
export function defineCall(
  definition: Terms<z.core.$ZodType, string> & Partial<Refusing> & { readonly request?: z.core.$ZodType | undefined },
): AnyCall {
  if (definition.name === '' || definition.path === '') throw new Error('wrong api name!');
  return { ...definition, request: definition.request ?? asksNothing, errors: definition.errors ?? [] };
}
