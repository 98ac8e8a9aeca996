'use client';
// The profile by which others know a leader: name, picture and words.
import { useTranslations } from 'next-intl';
import { useState, type SubmitEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { sendLeaderProfile } from '#lib/contract/calls/v1/trigger/trace/leader/profile.ts';
import type { OwnProfile } from '#lib/contract/leaders/leader-answer.ts';
import { leaderPictures, type LeaderPicture, longestName, longestWords } from '#lib/contract/leaders/leader-profile.ts';
import { useWorldId } from '#lib/i18n/place-context.ts';

type Props = {
  readonly of: OwnProfile;
  /** In demo trading nobody looks at it before. */
  readonly isDemo: boolean;
  readonly onChanged: () => Promise<unknown>;
};

export function ProfileForm({ of, isDemo, onChanged }: Props) {
  const t = useTranslations('leading.profile');
  const api = useApi();
  const work = useWork();
  // A world has no ranking, and nobody looks at profiles before they are shown.
  const isInWorld = useWorldId() !== null;
  const begun = of.sent ?? of.shown;
  const [name, setName] = useState(begun?.name ?? '');
  const [words, setWords] = useState(begun?.words ?? '');
  const [picture, setPicture] = useState<LeaderPicture>(begun?.picture ?? 'initials');
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void work
      .run(() => api.call(sendLeaderProfile, { name, words, picture }))
      .then(async (failed) => {
        if (failed !== null) return;
        showToast('done', t('sent'));
        await onChanged();
      });
  };
  return (
    <section aria-labelledby="leader-profile" className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4 md:p-5">
      <h2 id="leader-profile" className="text-base font-semibold">
        {t('title')}
      </h2>
      {isInWorld ? null : <p className="text-sm text-muted">{t(isDemo ? 'aboutDemo' : 'about')}</p>}
      {of.state === 'waiting' ? <p className="rounded-md bg-surface-2 px-3 py-2 text-sm text-secondary">{t('waiting')}</p> : null}
      {of.state === 'refused' ? (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">{t('refused', { reason: of.refusedReason })}</p>
      ) : null}
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          hint={t('nameHint', { most: longestName })}
          autoComplete="off"
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm text-secondary">{t('picture')}</legend>
          <div className="flex flex-wrap gap-2">
            {leaderPictures.map((one) => (
              <label
                key={one}
                title={t(`pictures.${one}`)}
                className="grid size-11 cursor-pointer place-items-center rounded-md border border-subtle has-checked:border-accent has-focus-visible:border-accent"
              >
                <input
                  type="radio"
                  name="picture"
                  checked={picture === one}
                  onChange={() => setPicture(one)}
                  className="sr-only"
                  aria-label={t(`pictures.${one}`)}
                />
                <UserAvatar avatar={one} userName={name} size={28} />
              </label>
            ))}
          </div>
        </fieldset>
        <label className="flex flex-col gap-1.5 text-sm text-secondary">
          {t('words')}
          <textarea
            rows={4}
            maxLength={longestWords}
            dir="auto"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="rounded-md border border-field bg-field px-3 py-2 text-sm text-primary field-ring focus:border-accent"
          />
          <span className="text-xs text-muted">{t('wordsHint', { most: longestWords })}</span>
        </label>
        <ErrorLine text={work.problem} />
        <Button type="submit" className="self-start max-md:h-11 max-md:w-full" pending={work.pending} disabled={name.trim().length < 2}>
          {t('save')}
        </Button>
      </form>
    </section>
  );
}
