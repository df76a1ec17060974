/** The colour behind a picture. It reaches beyond the picture's box, so that a frame of any shape is filled. */
export function Backcloth({ fill }: { readonly fill: string }) {
  return <rect x={-400} y={-400} width={900} height={900} fill={fill} />
}
