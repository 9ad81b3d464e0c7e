import type { Difference } from '../grade.ts';
import { FILES } from '../run/send.ts';
import { below, differs, type RuleCall, treeOf } from './call.ts';

/** A server that gives files names of its own has none that begins with these letters. */
const BEGINNING = 6;

/** A stored file keeps its kind, and its name if it is shown. */
export function fileDifferences({ objects, sent }: RuleCall): Difference[] {
  const { name, type: media = '' } = FILES[String(treeOf(sent).multipart)] ?? {};
  return objects.flatMap(({ tree, schema, place }) => {
    const { extName, fileName, url, type } = tree;
    if (schema !== 'UploadResult' || typeof extName !== 'string') return [];
    const found: Difference[] = [];
    const isOwnName = String(fileName).slice(0, BEGINNING) === name?.slice(0, BEGINNING);
    if (isOwnName && fileName !== name)
      found.push(
        differs('not-kept', below(place, 'fileName'), 'the name that was sent', String(fileName)),
      );
    if (!/^[a-z0-9]+$/i.test(extName))
      found.push(differs('limit', below(place, 'extName'), 'letters without a dot', extName));
    const subtype = media.slice(media.indexOf('/') + 1);
    if (!String(type).toLowerCase().includes(subtype))
      found.push(differs('not-kept', below(place, 'type'), subtype, String(type)));
    if (!String(url).toLowerCase().endsWith(`.${extName.toLowerCase()}`))
      found.push(
        differs(
          'disagrees',
          below(place, 'url'),
          `an address that ends with .${extName}`,
          String(url),
        ),
      );
    return found;
  });
}
