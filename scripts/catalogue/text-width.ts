// The room that a text takes, in widths of a Latin letter.

const isWide = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const isNothing = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Signs of Chinese, Japanese and Korean take two; marks above and below letters take none. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (isNothing.test(sign) ? 0 : isWide.test(sign) ? 2 : 1), 0);
