'use client';
// The user's id, faintly over the pages of the account: a picture of the screen tells whose it is. Nothing can be pressed or read aloud.
import { usePlainPath } from '#lib/i18n/place-context.ts';
import { useUser } from '#lib/session/user.ts';

const privatePaths = ['/account', '/asset', '/order'] as const;

const isPrivate = (path: string): boolean => privatePaths.some((start) => path === start || path.startsWith(`${start}/`));

export function Watermark() {
  const [user, path] = [useUser(), usePlainPath()];
  if (user?.hasWatermark !== true || !isPrivate(path)) return null;
  return (
    <svg aria-hidden data-watermark className="pointer-events-none fixed inset-0 z-30 size-full text-primary opacity-[0.07] select-none">
      <defs>
        <pattern id="watermark" width="280" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(-22)">
          <text x="8" y="60" fontSize="15" fill="currentColor">
            {user.userName}
          </text>
          <text x="8" y="80" fontSize="12" fill="currentColor">
            {user.userId}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#watermark)" />
    </svg>
  );
}
