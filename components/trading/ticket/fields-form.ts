// An order form as its fields see it: the texts and choices that they are about, and how to say something about one of them.
import type { Ref } from 'react';

import type { FieldMark } from '#lib/ticket/use-marks.ts';

export type FieldsForm<Text extends string, Choices extends object = object> = {
  readonly state: Choices & { readonly texts: Readonly<Record<Text, string>> };
  readonly market: { readonly quoteCoin: string; readonly pricePlace: number; readonly tickSize: string };
  readonly dispatch: (
    action:
      | { readonly type: 'text'; readonly field: Text; readonly text: string }
      | { readonly type: 'aim'; readonly field: Text }
      | { readonly type: 'choose'; readonly choices: Partial<Choices> },
  ) => void;
  /** A field was left: what was typed is finished. */
  readonly leave: () => void;
  readonly markOf: (field: Text) => FieldMark;
  readonly fieldRef: (field: Text) => Ref<HTMLInputElement>;
};
