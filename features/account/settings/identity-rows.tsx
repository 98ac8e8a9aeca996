'use client';
// The settings for how the account shows itself on its pages: the picture in the header, and the watermark.
import { useTranslations } from 'next-intl';
import { useId } from 'react';

import { UserAvatar } from '#components/ui/icons/user-avatar.tsx';
import { changeAnswers } from '#lib/api/query/change-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useApi } from '#lib/api/use-api.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { avatar, defaultSettings, type Avatar } from '#lib/contract/wire/settings.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { SettingRow } from './setting-row.tsx';

const pictures = avatar.options.filter((one): one is Exclude<Avatar, '' | 'initials'> => one !== '' && one !== 'initials');
const choices = ['initials', ...pictures] as const;

export function IdentityRows() {
  const t = useTranslations('settings');
  const [api, router, id, user] = [useApi(), useRouter(), useId(), useUser()];
  const { userAvatar, watermarkOpen } = useCall(getSettings, {}).data ?? defaultSettings;
  /** At once on this page; the header and the watermark come with the page made anew. */
  const choose = (change: Pick<RequestOf<typeof setSettings>, 'userAvatar' | 'watermarkOpen'>): void => {
    changeAnswers(api, getSettings, (known) => ({
      ...known,
      userAvatar: change.userAvatar ?? known.userAvatar,
      watermarkOpen: change.watermarkOpen ?? known.watermarkOpen,
    }));
    api.call(setSettings, change).then(router.refresh, () => undefined);
  };
  return (
    <>
      <SettingRow name={t('avatar.name')} about={t('avatar.about')}>
        <div role="radiogroup" aria-label={t('avatar.name')} className="flex flex-wrap gap-1.5 max-md:gap-0">
          {choices.map((one) => (
            <label
              key={one}
              className="flex size-9 cursor-pointer items-center justify-center rounded-full border-2 border-transparent has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus max-md:size-11"
            >
              <input
                type="radio"
                name={id}
                aria-label={one === 'initials' ? t('avatar.initials') : t('avatar.picture', { number: pictures.indexOf(one) + 1 })}
                checked={userAvatar === one}
                onChange={() => choose({ userAvatar: one })}
                className="sr-only"
              />
              <UserAvatar avatar={one} userName={user?.userName ?? ''} size={30} />
            </label>
          ))}
        </div>
      </SettingRow>
      <SettingRow name={t('watermark.name')} about={t('watermark.about')}>
        <button
          type="button"
          role="switch"
          aria-checked={watermarkOpen}
          aria-label={t('watermark.name')}
          onClick={() => choose({ watermarkOpen: !watermarkOpen })}
          className="flex h-9 items-center max-md:h-11"
        >
          <span aria-hidden className={`h-5 w-9 rounded-full p-0.5 ${watermarkOpen ? 'bg-accent' : 'bg-surface-3 ring-1 ring-strong'}`}>
            <span
              className={`block size-4 rounded-full transition-transform ${watermarkOpen ? 'translate-x-4 bg-on-accent rtl:-translate-x-4' : 'bg-muted'}`}
            />
          </span>
        </button>
      </SettingRow>
    </>
  );
}
