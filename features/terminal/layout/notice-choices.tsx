// The choice of sounds and desktop notifications. Permission is asked for only when notifications are switched on.
import { Volume2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { keepNoticeSettings, noticeEvents, readNoticeSettings, type NoticeSettings } from '#lib/session/notices/notice-settings.ts';
import { playTone } from '#lib/session/notices/play-tone.ts';

const tick = 'size-4 accent-accent';
const row = 'flex min-h-7 cursor-pointer items-center gap-2 text-xs max-md:min-h-11';

export function NoticeChoices() {
  const t = useTranslations('desk');
  const [settings, setSettings] = useState(readNoticeSettings);
  const [errorText, setErrorText] = useState<'refused' | 'missing' | null>(null);
  const change = (part: Partial<NoticeSettings>): void => {
    const next = { ...settings, ...part };
    setSettings(next);
    keepNoticeSettings(next);
  };
  const desktop = async (on: boolean): Promise<void> => {
    setErrorText(null);
    if (on && typeof Notification === 'undefined') setErrorText('missing');
    else if (on && (await Notification.requestPermission()) !== 'granted') setErrorText('refused');
    else change({ desktop: on });
  };
  return (
    <section aria-label={t('notices.name')} className="flex flex-col gap-1">
      <h3 className="text-xs font-medium">{t('notices.name')}</h3>
      <label className={row}>
        <input type="checkbox" className={tick} checked={settings.sounds} onChange={(event) => change({ sounds: event.target.checked })} />
        {t('notices.sounds')}
      </label>
      <label className={`${row} ps-6 text-secondary`}>
        {t('notices.volume')}
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={settings.volume}
          disabled={!settings.sounds}
          onChange={(event) => change({ volume: Number(event.target.value) })}
          className="h-1 min-w-0 flex-1 accent-accent"
        />
        <bdi dir="ltr" className="w-9 text-end">
          {settings.volume}%
        </bdi>
      </label>
      <label className={row}>
        <input type="checkbox" className={tick} checked={settings.desktop} onChange={(event) => void desktop(event.target.checked)} />
        {t('notices.desktop')}
      </label>
      {errorText === null ? null : (
        <p role="status" className="rounded bg-warning-soft px-2 py-1 text-2xs text-warning">
          {t(`notices.${errorText}`)}
        </p>
      )}
      <fieldset disabled={!settings.sounds && !settings.desktop} className="disabled:opacity-50">
        <legend className="mt-1 text-2xs text-muted">{t('notices.events')}</legend>
        {noticeEvents.map((event) => (
          <div key={event} className="flex items-center gap-1">
            <label className={`${row} min-w-0 flex-1`}>
              <input
                type="checkbox"
                className={tick}
                checked={settings.events[event]}
                onChange={({ target }) => change({ events: { ...settings.events, [event]: target.checked } })}
              />
              {t(`notices.event.${event}`)}
            </label>
            <button
              type="button"
              disabled={!settings.sounds}
              onClick={() => playTone(event, settings.volume)}
              aria-label={t('notices.try', { event: t(`notices.event.${event}`) })}
              className="grid size-7 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
            >
              <Volume2 size={14} aria-hidden />
            </button>
          </div>
        ))}
      </fieldset>
    </section>
  );
}
