interface SelectOptionsProps {
  list: readonly { id: number; name: string }[] | undefined;
  /** text while nothing is selected */
  none: string;
}

/** Options of a select for items with an id. */
export function SelectOptions({ list, none }: SelectOptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {list?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
