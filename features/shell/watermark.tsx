'use client';
// The user's id, faintly over the pages of the account: a picture of the screen tells whose it is. Nothing can be pressed or read aloud.
import { lateExtra } from '#components/ui/late/late-part.tsx';
import { usePlainPath } from '#lib/i18n/place-context.ts';
import { useUser } from '#lib/session/user.ts';

const WatermarkPicture = lateExtra(async () => (await import('./watermark-picture.tsx')).default);

const privatePaths = ['/account', '/asset', '/order'] as const;

const isPrivate = (path: string): boolean => privatePaths.some((start) => path === start || path.startsWith(`${start}/`));

export function Watermark() {
  const [user, path] = [useUser(), usePlainPath()];
  if (user?.hasWatermark !== true || !isPrivate(path)) return null;
  return <WatermarkPicture userName={user.userName} userId={user.userId} />;
}
