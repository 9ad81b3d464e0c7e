/** An object by name, with the hue shift it has as a product. */
export interface Prop {
  name: string;
  hue: number;
}
