import { useHref } from 'react-router-dom';

/**
 * For a form that works without scripts.
 * @param to address of the list without the fields of the form
 * @returns the action of the form, and hidden fields for the other parameters
 */
export function useFormAddress(to: string) {
  const [path = '', parameters] = to.split('?');
  const action = useHref(path);
  const others = [...new URLSearchParams(parameters)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return { action, others };
}
