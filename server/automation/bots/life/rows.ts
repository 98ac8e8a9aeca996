// The decision rows that parts of a life say for every kind, under the kind's own name.
import type { ReasonParams } from '../../bot-kind.ts';

type Rows = Readonly<Record<string, readonly string[]>>;

/** A kind's table of reasons has all of these, each with the same names of params. */
export type ReasonsWith<Name extends string, Rows extends Readonly<Record<string, readonly string[]>>> = {
  readonly [Row in keyof Rows & string as `${Name}.${Row}`]: Rows[Row];
};

type Speaker = { readonly actions: { say(code: string, params: ReasonParams): void } };

/** The params that fill the sentence of a row: all of its names and no others. */
type ParamsOf<Named extends Rows, Row extends keyof Named> = Readonly<Record<Named[Row][number], string | number>>;

export const sayAs =
  <Named extends Rows>(name: string) =>
  <Row extends keyof Named & string>({ actions }: Speaker, row: Row, params: ParamsOf<Named, Row>): void =>
    actions.say(`${name}.${row}`, params);
