// One row of a list that is being changed where it stands: what is typed, asked about, sent, and refused.
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { finishDecimal, isPositiveDecimal } from '#lib/format/decimal-input.ts';

/** By the name of the field: decimal text. */
export type FieldTexts = Readonly<Record<string, string>>;

export type EditedRow = {
  readonly key: string;
  readonly before: FieldTexts;
  readonly texts: FieldTexts;
  /** Where it was begun. */
  readonly field: string;
  readonly pending: boolean;
  /** It stands as a question whether this is meant. */
  readonly asked: boolean;
  readonly trouble: string | null;
};

export type RowEdit = {
  readonly edited: EditedRow | null;
  /** What was just left: its cell takes the focus back. */
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

type Setting = {
  /** Rejects when it is refused. */
  readonly save: (key: string, texts: FieldTexts, changed: readonly string[]) => Promise<void>;
  readonly done: string;
  /** Whether the reader is asked before it is sent. */
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
    if (sending.current) return;
    sending.current = true;
    setEdited({ ...row, pending: true, asked: false, trouble: null });
    const texts = Object.fromEntries(Object.entries(row.texts).map(([field, text]) => [field, finishDecimal(text)]));
    try {
      await setting.save(row.key, texts, changedFields(row));
      showToast('done', setting.done);
      leave(row);
    } catch (error) {
      const trouble = setting.refusalText(error);
      if (!setting.isHere(row.key)) showToast('failed', trouble);
      setEdited({ ...row, pending: false, asked: false, trouble });
    }
    sending.current = false;
  };
  return {
    edited,
    left,
    start: (key, values, field) => {
      if (edited?.pending === true) return;
      setLeft(null);
      setEdited({ key, before: values, texts: values, field, pending: false, asked: false, trouble: null });
    },
    type: (field, text) =>
      setEdited((now) => (now === null || now.pending ? now : { ...now, field, texts: { ...now.texts, [field]: text }, trouble: null })),
    send: () => {
      if (edited === null || edited.pending || edited.asked) return;
      const changed = changedFields(edited);
      const empty = changed.find((field) => !isPositiveDecimal(finishDecimal(edited.texts[field] ?? '')));
      if (changed.length === 0) leave(edited);
      else if (empty !== undefined) setEdited({ ...edited, field: empty, trouble: t('empty') });
      else if (setting.asks()) setEdited({ ...edited, asked: true });
      else void save(edited);
    },
    answer: (yes) => {
      if (edited === null || !edited.asked) return;
      if (yes) void save(edited);
      else setEdited({ ...edited, asked: false });
    },
    putBack: () => (edited === null || edited.pending ? undefined : leave(edited)),
    abandon: () => setEdited((now) => (now === null || now.pending || changedFields(now).length > 0 ? now : null)),
    returned,
  };
}
