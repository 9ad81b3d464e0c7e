import { model, type Model } from './model-entry.ts';

export const BOOK_MODELS: readonly Model[] = [
  model(
    'books',
    { kind: 'paper', leaf: 'book-sets', merId: 11, price: 4200, options: 'none', skip: [2] },
    '三卷短篇小说集 | Short stories in three volumes | Nouvelles en trois volumes | รวมเรื่องสั้นสามเล่ม | ລວມເລື່ອງສັ້ນສາມຫົວ',
    '布面精装，锁线装订 | Cloth boards, sewn binding | Reliure toilée et cousue | ปกผ้า เย็บกี่ | ປົກຜ້າ ຫຍິບສັນ',
  ),
  model(
    'world-map',
    { kind: 'decor', leaf: 'maps', merId: 11, price: 2600, options: 'none', skip: [1] },
    '世界地图挂图 | World wall map | Carte du monde murale | แผนที่โลกติดผนัง | ແຜນທີ່ໂລກຕິດຝາ',
    '哑光覆膜，可用水笔标记 | Matt film you can write on | Film mat sur lequel on peut écrire | เคลือบด้าน เขียนปากกาได้ | ເຄືອບດ້ານ ຂຽນປາກກາໄດ້',
  ),
  model(
    'notebook',
    { kind: 'paper', leaf: 'notebooks', merId: 11, price: 1400, options: 'notebook' },
    '硬面笔记本 | Hardback notebook | Carnet à couverture rigide | สมุดบันทึกปกแข็ง | ປຶ້ມບັນທຶກປົກແຂງ',
    '纸张不洇墨，平摊书写 | Lies flat, and ink does not bleed through | S’ouvre à plat, l’encre ne traverse pas | กางราบ หมึกไม่ซึม | ກາງຮາບ ໝຶກບໍ່ຊຶມ',
  ),
  model(
    'notebook-with-decorative-cover',
    { kind: 'paper', leaf: 'notebooks', merId: 11, price: 1700, options: 'ruling', skip: [2] },
    '图案封面手账 | Journal with patterned cover | Journal à couverture imprimée | สมุดไดอารี่ปกลาย | ປຶ້ມໄດອາຣີປົກລາຍ',
    '一天一页，附书签带 | One page a day and a ribbon to find it | Une page par jour et un signet | วันละหน้า มีริบบิ้นคั่น | ມື້ລະໜ້າ ມີແຖບຂັ້ນ',
  ),
  model(
    'fountain-pen',
    { kind: 'art', leaf: 'pens', merId: 11, price: 3800, options: 'nib', skip: [1] },
    '活塞上墨钢笔 | Piston fountain pen | Stylo-plume à piston | ปากกาหมึกซึมระบบลูกสูบ | ປາກກາໝຶກຊຶມລະບົບລູກສູບ',
    '一次上墨可写四十页 | Forty pages on one fill | Quarante pages par remplissage | เติมครั้งเดียวเขียนได้ 40 หน้า | ຕື່ມເທື່ອດຽວຂຽນໄດ້ 40 ໜ້າ',
  ),
  model(
    'artist-palette',
    { kind: 'art', leaf: 'art', merId: 11, price: 3200, options: 'paints', skip: [3] },
    '颜料与调色盘 | Paints and palette | Peintures et palette | สีและจานสี | ສີ ແລະ ຈານສີ',
    '色粉饱满，干后不裂 | Rich pigment that dries without cracking | Pigments denses qui sèchent sans craqueler | เม็ดสีแน่น แห้งแล้วไม่แตก | ເມັດສີແໜ້ນ ແຫ້ງແລ້ວບໍ່ແຕກ',
  ),
];
