// The drawing tools in a strip beside the candles; and, while a drawing is chosen, its colours and its end.
import { ArrowUpRight, Equal, Minus, MoveVertical, RectangleHorizontal, Ruler, Rows3, Slash, Trash2, Type, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { studyColours, type StudyColour } from '../studies/study.ts';
import { drawingTools, type Drawing, type DrawingTool } from './drawing.ts';

type Props = {
  readonly tool: DrawingTool | null;
  readonly chosen: Drawing | null;
  readonly count: number;
  /** byKeys: there is no pointer to place it with. */
  readonly onTool: (tool: DrawingTool | null, byKeys: boolean) => void;
  readonly onColour: (colour: StudyColour) => void;
  readonly onRemove: () => void;
  readonly onRemoveAll: () => void;
  readonly onClose: () => void;
};

const size = 15;
const icons: Readonly<Record<DrawingTool, ReactNode>> = {
  trendLine: <Slash size={size} aria-hidden />,
  ray: <ArrowUpRight size={size} aria-hidden />,
  horizontal: <Minus size={size} aria-hidden />,
  vertical: <MoveVertical size={size} aria-hidden />,
  channel: <Equal size={size} aria-hidden className="-rotate-45" />,
  fibonacci: <Rows3 size={size} aria-hidden />,
  rectangle: <RectangleHorizontal size={size} aria-hidden />,
  text: <Type size={size} aria-hidden />,
  measure: <Ruler size={size} aria-hidden />,
};
const button =
  'grid size-7 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary aria-pressed:bg-surface-3 aria-pressed:text-accent disabled:text-disabled max-md:size-11';

export function DrawingToolbar({ tool, chosen, count, onTool, onColour, onRemove, onRemoveAll, onClose }: Props) {
  const t = useTranslations('chart');
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('drawingTools')}
        aria-orientation="vertical"
        className="flex shrink-0 flex-col gap-0.5 overflow-auto border-e border-subtle bg-surface-1 p-1 max-md:order-first max-md:flex-row max-md:border-b max-md:border-e-0"
      >
        {drawingTools.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={t(`tool.${one}`)}
            title={t(`tool.${one}`)}
            aria-pressed={tool === one}
            onClick={(event) => onTool(tool === one ? null : one, event.detail === 0)}
            className={button}
          >
            {icons[one]}
          </button>
        ))}
        <span aria-hidden className="border-t border-subtle max-md:border-s max-md:border-t-0" />
        <button
          type="button"
          aria-label={t('removeAll')}
          title={t('removeAll')}
          disabled={count === 0}
          onClick={onRemoveAll}
          className={button}
        >
          <Trash2 size={size} aria-hidden />
        </button>
        <button type="button" aria-label={t('closeTools')} title={t('closeTools')} onClick={onClose} className={button}>
          <X size={size} aria-hidden />
        </button>
      </div>
      {chosen === null ? null : (
        <div
          role="toolbar"
          aria-label={t(`tool.${chosen.tool}`)}
          className="absolute start-1/2 top-12 z-30 flex -translate-x-1/2 items-center rounded-md border border-strong bg-surface-2 p-1 shadow-lg rtl:translate-x-1/2"
        >
          {studyColours.map((colour, place) => (
            <button
              key={colour}
              type="button"
              aria-label={t('settings.colourNumber', { number: place + 1 })}
              aria-pressed={chosen.colour === colour}
              onClick={() => onColour(colour)}
              className="grid size-6 place-items-center rounded aria-pressed:bg-surface-3 max-md:size-9"
            >
              <span aria-hidden className="size-3.5 rounded-full" style={{ background: `var(--${colour})` }} />
            </button>
          ))}
          <button type="button" aria-label={t('removeDrawing')} onClick={onRemove} className={button}>
            <Trash2 size={size} aria-hidden />
          </button>
        </div>
      )}
    </>
  );
}
