// The choice of the studies that are drawn.
import { ChartSpline, Settings2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState } from 'react';

import { DropDown } from '#components/ui/menus/drop-down.tsx';
import { studies, type Study } from './studies/study.ts';

type Props = {
  readonly chosen: readonly Study[];
  readonly onToggled: (study: Study) => void;
  /** Their parameters and colours. */
  readonly onSettings: () => void;
};

function StudyChoices({ chosen, onToggled, onSettings }: Props) {
  const t = useTranslations('chart');
  return (
    <>
      <button
        type="button"
        onClick={onSettings}
        className="mb-1 flex h-8 w-full items-center gap-2 rounded border-b border-subtle px-2 text-xs text-accent hover:bg-surface-2 max-md:h-11"
      >
        <Settings2 size={14} aria-hidden />
        {t('settings.parameters')}
      </button>
      {studies.map((study) => (
        <label
          key={study}
          className="flex h-8 cursor-pointer items-center gap-2 whitespace-nowrap rounded px-2 text-xs hover:bg-surface-2 max-md:h-11"
        >
          <input type="checkbox" checked={chosen.includes(study)} onChange={() => onToggled(study)} className="accent-accent" />
          <bdi className="font-medium">{study}</bdi>
          <span className="text-muted">{t(`study.${study}`)}</span>
        </label>
      ))}
    </>
  );
}

export const StudyMenu = memo(function StudyMenu({ chosen, onToggled, onSettings }: Props) {
  const t = useTranslations('chart');
  const element = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = (): void => setWanted(true);
  // It may have been opened before this script ran.
  useEffect(() => {
    if (element.current?.querySelector('details')?.open === true) setWanted(true);
  }, []);
  return (
    // There before it opens: a click passes here first, and a key only comes to what has the focus.
    <div ref={element} onFocus={want} onClickCapture={want}>
      <DropDown
        name={t('studies')}
        label={
          <span className="flex items-center gap-1 text-xs text-muted">
            <ChartSpline size={15} aria-hidden />
            <span className="hidden sm:inline @max-[27rem]:hidden">{t('studies')}</span>
          </span>
        }
      >
        {wanted ? <StudyChoices chosen={chosen} onToggled={onToggled} onSettings={onSettings} /> : null}
      </DropDown>
    </div>
  );
});
