// Which studies are drawn.
import { ChartSpline } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';

import { DropDown } from '#components/ui/drop-down.tsx';
import { studies, type Study } from './studies.ts';

type Props = { readonly chosen: readonly Study[]; readonly onChosen: (chosen: readonly Study[]) => void };

export const StudyMenu = memo(function StudyMenu({ chosen, onChosen }: Props) {
  const t = useTranslations('terminal');
  const toggle = (study: Study): void => onChosen(studies.filter((one) => (one === study ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <DropDown
      name={t('chart.studies')}
      label={
        <span className="flex items-center gap-1 text-xs text-muted">
          <ChartSpline size={15} aria-hidden />
          <span className="hidden sm:inline">{t('chart.studies')}</span>
        </span>
      }
    >
      {studies.map((study) => (
        <label key={study} className="flex h-8 cursor-pointer items-center gap-2 rounded px-2 text-xs hover:bg-surface-2 max-md:h-11">
          <input type="checkbox" checked={chosen.includes(study)} onChange={() => toggle(study)} className="accent-accent" />
          <bdi className="font-medium">{study}</bdi>
          <span className="text-muted">{t(`chart.study.${study}`)}</span>
        </label>
      ))}
    </DropDown>
  );
});
