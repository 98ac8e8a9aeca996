// Worked examples of other people, and the one way a formula is held against them: every row of a topic is reproduced or has a reason.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { Amount } from '#lib/order-math/amounts/amount.ts';

const row = z.object({
  id: z.string(),
  topic: z.string(),
  /** sourced: an outside truth. derived: our own reading of a printed rule. */
  kind: z.enum(['sourced', 'derived']),
  inputs: z.record(z.string(), z.unknown()),
  expected: z.record(z.string(), z.string()),
  tolerance: z.string(),
  formula: z.string(),
  source: z.string(),
  note: z.optional(z.string()),
});
type Row = z.output<typeof row>;

const rows: readonly Row[] = z.array(row).parse(JSON.parse(readFileSync(new URL('futures.json', import.meta.url), 'utf8')));

/** The inputs of a row: text by name, anything else by schema. */
export type Inputs = {
  (name: string, missing?: string): string;
  readonly all: Readonly<Record<string, unknown>>;
};

function inputsOf({ id, inputs }: Row): Inputs {
  const text = (name: string, missing?: string): string => {
    const value = inputs[name] ?? missing;
    if (typeof value !== 'string') throw new Error(`${id} has no ${name}`);
    return value;
  };
  return Object.assign(text, { all: inputs });
}

/** By expected field. A field left out needs a reason of its own in `without`. */
type Reproduced = Readonly<Record<string, string | null>>;
export type Formula = (inputs: Inputs) => Reproduced;

export type Holding = {
  /** By the beginning of a topic's name. */
  readonly topics: readonly string[];
  readonly formulas: Readonly<Record<string, Formula>>;
  /** Rows, or fields of rows as `id field`, that are another venue's rule. */
  readonly notOurs?: Readonly<Record<string, string>>;
};

/** Registers a test for each row of the topics, and one that no row of them and no formula is left over. */
export function holdAgainstRows({ topics, formulas, notOurs = {} }: Holding): void {
  const own = rows.filter(({ topic }) => topics.some((one) => topic.startsWith(one)));

  test('every row is reproduced or has a reason', () => {
    const named = [...Object.keys(formulas), ...Object.keys(notOurs).filter((key) => !key.includes(' '))];
    expect(named.toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  });

  describe('golden rows', () => {
    test.each(own.filter(({ id }) => formulas[id] !== undefined).map((one) => [one.id, one] as const))('%s', (id, one) => {
      const got = formulas[id]?.(inputsOf(one)) ?? {};
      for (const [field, expected] of Object.entries(one.expected)) {
        if (notOurs[`${id} ${field}`] !== undefined) continue;
        const value = got[field] ?? null;
        expect(value, `${id} ${field} is ${expected} (${one.source})`).not.toBeNull();
        const off = new Amount(value ?? 'NaN').minus(expected).abs();
        expect(
          off.lessThanOrEqualTo(one.tolerance),
          `${id} ${field}: ${value} is not ${expected} within ${one.tolerance} (${one.source})`,
        ).toBe(true);
      }
    });
  });
}
