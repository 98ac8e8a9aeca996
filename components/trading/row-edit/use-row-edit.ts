// One row of a list that is being changed where it stands: what is typed, asked about, sent, and refused.
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { finishDecimal, isMarked, isPositiveDecimal } from '#lib/format/numbers/decimal-input.ts';
import type { Crossing } from '../order-end/crossing-fill.ts';
import type { TradedNotice } from '../order-end/use-traded-notice.ts';

/** By the name of the field: decimal text. */
export type FieldTexts = Readonly<Record<string, string>>;

export type EditedRow = {
  readonly key: string;
  readonly before: FieldTexts;
  readonly texts: FieldTexts;
  /** The field in which editing began. */
  readonly field: string;
  readonly pending: boolean;
  /** It stands as a question whether this is meant. */
  readonly asked: boolean;
  /** The part that would trade at once, as the book stood when the change was sent; null: nothing. */
  readonly crossing: Crossing | null;
  readonly problem: string | null;
};

export type RowEdit = {
  readonly edited: EditedRow | null;
  /** The cell that was just left: it takes the focus back. */
  readonly left: { readonly key: string; readonly field: string } | null;
  start(key: string, values: FieldTexts, field: string): void;
  type(field: string, text: string): void;
  /** Sends what has changed, after a question where one is due; nothing changed: puts it back. */
  send(): void;
  answer(yes: boolean): void;
  putBack(): void;
  /** The focus has gone elsewhere, and nothing was changed. */
  abandon(): void;
  /** The cell that was left has the focus again. */
  returned(): void;
};

/** The fields that hold something else than before. */
export const changedFields = ({ before, texts }: EditedRow): readonly string[] =>
  Object.keys(texts).filter((field) => finishDecimal(texts[field] ?? '') !== before[field]);

const finished = ({ texts }: EditedRow): FieldTexts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, finishDecimal(text)]));

type Setting = {
  /** Rejects when it is refused. What it answers is said in place of `done`. */
  readonly save: (key: string, texts: FieldTexts, changed: readonly string[]) => Promise<TradedNotice | null>;
  readonly done: string;
  /** The part of an order in the book that would trade at once. It is asked about, whatever the reader has chosen. */
  readonly crossing?: (key: string, texts: FieldTexts) => Promise<Crossing | null>;
  /** True if the reader is asked before it is sent. */
  readonly asks: () => boolean;
  /** Why `save` has rejected, in the reader's words. */
  readonly refusalText: (error: unknown) => string;
  /** A row may be filled or cancelled while somebody changes it. */
  readonly isHere: (key: string) => boolean;
};

export function useRowEdit(setting: Setting): RowEdit {
  const t = useTranslations('terminal.edit');
  const [edited, setEdited] = useState<EditedRow | null>(null);
  const [left, setLeft] = useState<RowEdit['left']>(null);
  const returned = useCallback(() => setLeft(null), []);
  const sending = useRef(false);
  const leave = (row: EditedRow): void => {
    setEdited((now) => (now?.key === row.key ? null : now));
    setLeft({ key: row.key, field: row.field });
  };
  const save = async (row: EditedRow): Promise<void> => {
    sending.current = true;
    setEdited({ ...row, pending: true, asked: false, problem: null });
    try {
      const notice = await setting.save(row.key, finished(row), changedFields(row));
      showToast(notice?.tone ?? 'done', notice?.text ?? setting.done);
      leave(row);
    } catch (error) {
      const problem = setting.refusalText(error);
      if (!setting.isHere(row.key)) showToast('failed', problem);
      setEdited({ ...row, pending: false, asked: false, problem });
    }
    sending.current = false;
  };
  /** A change that trades at once is asked about like a new order of that price. */
  const ask = async (row: EditedRow): Promise<void> => {
    const looks = setting.crossing !== undefined && changedFields(row).includes('price');
    sending.current = looks;
    if (looks) setEdited({ ...row, pending: true, problem: null });
    const crossing = looks ? ((await setting.crossing?.(row.key, finished(row))) ?? null) : null;
    sending.current = false;
    if (crossing !== null || setting.asks()) setEdited({ ...row, pending: false, asked: true, crossing, problem: null });
    else await save(row);
  };
  return {
    edited,
    left,
    start: (key, values, field) => {
      if (edited?.pending === true) return;
      setLeft(null);
      setEdited({ key, before: values, texts: values, field, pending: false, asked: false, crossing: null, problem: null });
    },
    type: (field, text) =>
      setEdited((now) => (now === null || now.pending ? now : { ...now, field, texts: { ...now.texts, [field]: text }, problem: null })),
    send: () => {
      if (edited === null || edited.pending || edited.asked || sending.current) return;
      const changed = changedFields(edited);
      const empty = changed.find((field) => !isPositiveDecimal(finishDecimal(edited.texts[field] ?? '')));
      if (changed.length === 0) leave(edited);
      // A marked field says itself what is wrong.
      else if (empty !== undefined && isMarked(edited.texts[empty] ?? '')) setEdited({ ...edited, field: empty });
      else if (empty !== undefined) setEdited({ ...edited, field: empty, problem: t('empty') });
      else void ask(edited);
    },
    answer: (yes) => {
      if (edited === null || !edited.asked) return;
      if (!yes) setEdited({ ...edited, asked: false });
      else if (!sending.current) void save(edited);
    },
    putBack: () => (edited === null || edited.pending ? undefined : leave(edited)),
    abandon: () => setEdited((now) => (now === null || now.pending || changedFields(now).length > 0 ? now : null)),
    returned,
  };
}
