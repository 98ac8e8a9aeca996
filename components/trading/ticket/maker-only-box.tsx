'use client';
// An order that may only make: it is refused if it would trade at once.
import { useTranslations } from 'next-intl';

import { TickBox } from '../fields/tick-box.tsx';

export function MakerOnlyBox({ on, onToggle }: { readonly on: boolean; readonly onToggle: (on: boolean) => void }) {
  const t = useTranslations('ticket');
  return <TickBox label={t('timeInForce.postOnly')} title={t('timeInForce.about.postOnly')} on={on} onToggle={onToggle} />;
}
