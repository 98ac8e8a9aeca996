// The words of a text on the chart, typed where they will stand.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';

import type { Spot } from './drawing-shape.ts';

type Props = { readonly spot: Spot | null; readonly onText: (text: string) => void; readonly onCancel: () => void };

const longest = 200;

export function TextEntry({ spot, onText, onCancel }: Props) {
  const t = useTranslations('chart');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => field.current?.focus(), []);
  const done = (): void => (text.trim() === '' ? onCancel() : onText(text.trim()));
  return (
    <input
      ref={field}
      dir="auto"
      value={text}
      maxLength={longest}
      aria-label={t('tool.text')}
      placeholder={t('textHere')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') done();
        if (event.key === 'Escape') onCancel();
        event.stopPropagation();
      }}
      onBlur={done}
      className="absolute z-30 h-7 w-48 rounded border border-accent bg-surface-1 px-2 text-xs"
      style={{ left: spot?.x ?? 0, top: (spot?.y ?? 0) - 18 }}
    />
  );
}
