// The picture of the watermark, which few readers have.
type Props = { readonly userName: string; readonly userId: string };

export default function WatermarkPicture({ userName, userId }: Props) {
  return (
    <svg aria-hidden data-watermark className="pointer-events-none fixed inset-0 z-30 size-full text-primary opacity-[0.07] select-none">
      <defs>
        <pattern id="watermark" width="280" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(-22)">
          <text x="8" y="60" fontSize="15" fill="currentColor">
            {userName}
          </text>
          <text x="8" y="80" fontSize="12" fill="currentColor">
            {userId}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#watermark)" />
    </svg>
  );
}
