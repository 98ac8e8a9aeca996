'use client';
// The links by which others come into a world. The address of a new one is known this once.
import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { TextField } from '#components/ui/fields/text-field.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import { createWorldLink } from '#lib/contract/calls/v1/world/link/create.ts';
import { revokeWorldLink } from '#lib/contract/calls/v1/world/link/revoke.ts';
import { invitedRole } from '#lib/contract/worlds/world.ts';
import { inLanguage, useLocaleEntry } from '#lib/i18n/place-context.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanel } from './panel-state.ts';
import { useCopy } from './use-copy.ts';

export function LinksSection() {
  const t = useTranslations('worlds');
  const api = useApi();
  const work = useWork();
  const copy = useCopy();
  const zone = useZoneOffset();
  const entry = useLocaleEntry();
  const { detail, look } = usePanel();
  const { worldId } = detail.world;
  const [made, setMade] = useState<{ readonly linkId: string; readonly address: string } | null>(null);
  const create = (role: (typeof invitedRole.options)[number]): void =>
    void work
      .run(async () => {
        const { link, token } = await api.call(createWorldLink, { worldId, role });
        setMade({ linkId: link.linkId, address: `${window.location.origin}${inLanguage(entry, `/worlds/join/${token}`)}` });
      })
      .then(look);
  const revoke = (linkId: string): void => {
    if (made?.linkId === linkId) setMade(null);
    void work.run(() => api.call(revokeWorldLink, { worldId, linkId })).then(look);
  };
  const open = detail.links.filter(({ revokedAtMs }) => revokedAtMs === null);
  return (
    <PanelSection title={t('links')}>
      {made === null ? null : (
        <div className="rounded-md bg-surface-2 p-3">
          <TextField
            label={t('shownOnce')}
            dir="ltr"
            readOnly
            value={made.address}
            onFocus={(event) => event.target.select()}
            after={
              <Button look="quiet" className="h-full shrink-0" onClick={() => copy(made.address)}>
                <Copy size={14} aria-hidden /> {t('copyLink')}
              </Button>
            }
          />
        </div>
      )}
      {open.length === 0 ? (
        <p className="text-sm text-muted">{t('noLinks')}</p>
      ) : (
        <ul className="-my-2">
          {open.map(({ linkId, role, createdAtMs }) => (
            <li key={linkId} className="flex min-h-11 items-center gap-3 border-b border-subtle py-2 last:border-0">
              <div className="min-w-0 flex-1 text-sm">
                <p>{t(`invite.${role}`)}</p>
                <p className="mt-0.5 text-xs text-muted">
                  {t('created')} <TimeText timeMs={createdAtMs} zoneMinutes={zone} />
                </p>
              </div>
              <Button size="small" look="danger" className="max-md:h-11" waits={work.pending} onClick={() => revoke(linkId)}>
                {t('revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorLine text={work.problem} />
      <div className="flex flex-wrap gap-2">
        {invitedRole.options.map((role) => (
          <Button key={role} className="h-11" waits={work.pending} onClick={() => create(role)}>
            {t(`createLink.${role}`)}
          </Button>
        ))}
      </div>
    </PanelSection>
  );
}
