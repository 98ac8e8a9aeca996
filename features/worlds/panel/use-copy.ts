// Copies a text, and says so.
import { useTranslations } from 'next-intl';

import { showToast } from '#components/ui/messages/toasts.tsx';

export function useCopy(): (text: string) => void {
  const t = useTranslations('worlds');
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => showToast('done', t('copied')),
      () => showToast('failed', t('notCopied')),
    );
}
