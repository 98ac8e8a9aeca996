// The list of what operators did: a row before each call, and one behind it. Rows are added and never changed.
import { and, desc, eq, lt } from 'drizzle-orm';

import type { Store } from '#server/store/open-store.ts';
import { operatorCallEnds, operatorCalls } from '#server/store/schema/operation.ts';

type NewCall = {
  readonly operator: string;
  readonly call: string;
  readonly address: string;
  readonly requestId: string;
  readonly request: unknown;
  /** The state of what it changes; null: it changes nothing. */
  readonly before: unknown;
};

type ListedCall = NewCall & {
  readonly callId: number;
  readonly atMs: number;
  /** The code of the answer; null: it was cut short, or its end is not known. */
  readonly code: string | null;
  readonly after: unknown;
};

export type OperatorCalls = {
  /** Rejects where it cannot be written: the call must not be made then. */
  begin(call: NewCall): Promise<number>;
  /** `look`: at the state that it has changed. What cannot be written is told in the log: the call was made. */
  end(callId: number, code: string, look: (() => Promise<unknown>) | null): Promise<void>;
  /** Newest first. */
  list(page: {
    readonly operator?: string | undefined;
    readonly before?: number | undefined;
    readonly limit: number;
  }): Promise<readonly ListedCall[]>;
};

const longestText = 300;

/** Texts of content and pictures stand elsewhere: their beginning says which it was. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

type CallLog = { error(details: object, message: string): void };

export function createOperatorCalls(db: Store['db'], now: () => number, log: CallLog): OperatorCalls {
  return {
    begin: async ({ request, before, ...call }) => {
      const row = { ...call, atMs: now(), request: shortened(request), before: shortened(before) };
      const [made] = await db.insert(operatorCalls).values(row).returning({ callId: operatorCalls.callId });
      if (made === undefined) throw new Error('the call of an operator was not written down');
      return made.callId;
    },
    end: async (callId, code, look) => {
      try {
        const after = look === null ? null : shortened(await look());
        await db.insert(operatorCallEnds).values({ callId, atMs: now(), code, after });
      } catch (error) {
        log.error({ err: error, callId, code }, 'the end of a call of an operator was not written down');
      }
    },
    list: ({ operator, before, limit }) =>
      db
        .select({
          callId: operatorCalls.callId,
          atMs: operatorCalls.atMs,
          operator: operatorCalls.operator,
          call: operatorCalls.call,
          address: operatorCalls.address,
          requestId: operatorCalls.requestId,
          request: operatorCalls.request,
          before: operatorCalls.before,
          code: operatorCallEnds.code,
          after: operatorCallEnds.after,
        })
        .from(operatorCalls)
        .leftJoin(operatorCallEnds, eq(operatorCallEnds.callId, operatorCalls.callId))
        .where(
          and(
            operator === undefined ? undefined : eq(operatorCalls.operator, operator),
            before === undefined ? undefined : lt(operatorCalls.callId, before),
          ),
        )
        .orderBy(desc(operatorCalls.callId))
        .limit(limit),
  };
}
