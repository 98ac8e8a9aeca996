'use client';
// The note and tags of a trade, written in a dialog.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { keepTradeNote } from '#lib/contract/calls/v1/assets/journal/note.ts';
import { longestNote, longestTag, mostTags } from '#lib/contract/history/trade-journal.ts';
import { useRouter } from '#lib/i18n/navigation.ts';

/** Each once, as they were typed. */
const tagsOf = (typed: string): string[] => [...new Set(typed.split(/[,，、،]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');

type Props = {
  /** The position, or the order that sold. */
  readonly of: { readonly roundId: string } | { readonly orderId: string };
  /** BTCUSDT long. */
  readonly trade: string;
  readonly note: string;
  readonly tags: readonly string[];
};

function NoteForm({ of, note: kept, tags: keptTags, onDone }: Omit<Props, 'trade'> & { readonly onDone: () => void }) {
  const t = useTranslations('portfolio.journal');
  const api = useApi();
  const router = useRouter();
  const work = useWork();
  const [note, setNote] = useState(kept);
  const [typed, setTyped] = useState(keptTags.join(', '));
  const tags = tagsOf(typed);
  const problem =
    tags.length > mostTags || tags.some((tag) => tag.length > longestTag)
      ? t('tagsWrong', { most: mostTags, longest: longestTag })
      : undefined;
  const keep = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (problem !== undefined) return;
    void work
      .run(() => api.call(keepTradeNote, { ...of, note, tags }))
      .then((failed) => {
        if (failed !== null) return;
        onDone();
        router.refresh();
      });
  };
  return (
    <form noValidate onSubmit={keep} className="flex flex-col gap-4">
      <label className="flex flex-col gap-1.5 text-sm text-secondary">
        {t('note')}
        <textarea
          rows={5}
          maxLength={longestNote}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className="rounded-md border border-field bg-field px-3 py-2 text-sm text-primary field-ring focus:border-accent"
        />
      </label>
      <TextField
        label={t('tags')}
        hint={t('tagsHint', { most: mostTags })}
        problem={problem}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ErrorLine text={work.problem} />
      <Button type="submit" look="primary" size="large" pending={work.pending}>
        {t('save')}
      </Button>
    </form>
  );
}

export function EditNote(props: Props) {
  const t = useTranslations('portfolio');
  const [open, setOpen] = useState(false);
  const isNew = props.note === '' && props.tags.length === 0;
  const name = t('journal.noteOf', { trade: props.trade });
  return (
    <>
      <Button
        look={isNew ? 'quiet' : 'secondary'}
        size="small"
        aria-haspopup="dialog"
        aria-label={name}
        className="max-md:h-11"
        onClick={() => setOpen(true)}
      >
        {t(isNew ? 'journal.add' : 'journal.edit')}
      </Button>
      <Modal open={open} title={name} closeLabel={t('close')} sheet onClose={() => setOpen(false)}>
        <NoteForm {...props} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
