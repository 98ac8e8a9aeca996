'use client';
// Parameters of another bot, pasted as the address that somebody has shared.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useCreateBot } from '../state/create-context.ts';

export function CopyParameters() {
  const t = useTranslations('bots.copy');
  const { paste, onWay } = useCreateBot();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const use = (): void => {
    const isTaken = paste(text);
    setIsWrong(!isTaken);
    if (!isTaken) return;
    onWay('manual');
    showToast('done', t('done'));
  };
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1 text-xs text-secondary">
        {t('label')}
        <textarea
          value={text}
          rows={4}
          dir="ltr"
          spellCheck={false}
          maxLength={2000}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'copy-problem' : undefined}
          onChange={(event) => setText(event.target.value)}
          className="rounded-md border border-field bg-field p-2 text-xs text-primary focus:border-accent max-md:text-base"
        />
      </label>
      {isWrong ? (
        <p id="copy-problem" role="alert" className="text-2xs text-negative">
          {t('wrong')}
        </p>
      ) : null}
      <Button size="small" className="max-md:h-11" disabled={text.trim() === ''} onClick={use}>
        {t('use')}
      </Button>
      <p className="text-2xs text-muted">{t('about')}</p>
    </div>
  );
}
