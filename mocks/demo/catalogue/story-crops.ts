import type { Text } from '../../market/model.ts';
import type { StoryName } from './lines.ts';
import { parseText } from '../../market/localised.ts';

/** Words below a detail of the product. */
export interface Caption {
  title: Text;
  text: Text;
}

export const caption = (title: string, text: string): Caption => ({
  title: parseText(title),
  text: parseText(text),
});

/** Captions of the two details that every description shows. */
export const STORY_CROPS: Readonly<Record<StoryName, readonly [Caption, Caption]>> = {
  wear: [
    caption(
      '不磨人的接缝 | A seam that never rubs | Une couture qui ne frotte pas | ตะเข็บที่ไม่ระคายผิว | ຕະເຂັບທີ່ບໍ່ຄັນຜິວ',
      '接缝压平并双线收边，贴身也舒服。 | Seams are pressed flat and finished twice. | Les coutures sont aplaties et finies deux fois. | ตะเข็บรีดเรียบและเก็บริมสองรอบ | ຕະເຂັບລີດລຽບ ແລະ ເກັບຂອບສອງຮອບ',
    ),
    caption(
      '洗后颜色依旧 | Colour that stays | Une couleur qui tient | สีไม่ซีดง่าย | ສີບໍ່ຈາງງ່າຍ',
      '小批染色，出厂前已预洗一次。 | Dyed in small lots and washed once before it leaves the workshop. | Teint par petites quantités et lavé une fois avant de quitter l’atelier. | ย้อมทีละน้อยและซักหนึ่งครั้งก่อนออกจากโรงงาน | ຍ້ອມເທື່ອລະໜ້ອຍ ແລະ ຊັກໜຶ່ງຄັ້ງກ່ອນອອກຈາກໂຮງງານ',
    ),
  ],
  leather: [
    caption(
      '手工封边 | Edges closed by hand | Des bords finis à la main | ปิดขอบด้วยมือ | ປິດຂອບດ້ວຍມື',
      '每道边上色、打磨、再上色，直到光滑。 | Each edge is painted, sanded and painted again until it is smooth. | Chaque bord est teint, poncé puis teint de nouveau jusqu’à être lisse. | ทุกขอบทาสี ขัด แล้วทาซ้ำจนเรียบ | ທຸກຂອບທາສີ ຂັດ ແລ້ວທາຊ້ຳຈົນລຽບ',
    ),
    caption(
      '不怕雨的底部 | A base that sheds rain | Une base qui ne craint pas la pluie | ฐานที่กันฝน | ພື້ນທີ່ກັນຝົນ',
      '缝制前上蜡两遍，水珠滚落，干布一擦就好。 | Waxed twice before sewing. Drops bead off; a dry cloth does the rest. | Ciré deux fois avant la couture. La pluie perle, un chiffon sec suffit. | เคลือบแว็กซ์สองรอบก่อนเย็บ น้ำกลิ้งออก เช็ดด้วยผ้าแห้งก็พอ | ເຄືອບຂີ້ເຜິ້ງສອງຮອບກ່ອນຫຍິບ ນ້ຳກິ້ງອອກ ເຊັດດ້ວຍຜ້າແຫ້ງກໍພໍ',
    ),
  ],
  tech: [
    caption(
      '不看也能摸到 | Found without looking | Trouvé sans regarder | คลำหาได้โดยไม่ต้องมอง | ຄຳຫາໄດ້ໂດຍບໍ່ຕ້ອງເບິ່ງ',
      '每个按键形状不同，按到底有明确手感。 | Each control has its own shape and a clear stop. | Chaque commande a sa forme et une butée nette. | แต่ละปุ่มมีรูปทรงของตัวเองและจังหวะกดที่ชัด | ແຕ່ລະປຸ່ມມີຮູບຊົງຂອງມັນ ແລະ ຈັງຫວະກົດທີ່ຊັດເຈນ',
    ),
    caption(
      '四颗螺丝即可打开 | Opens with four screws | Quatre vis pour l’ouvrir | เปิดได้ด้วยสกรูสี่ตัว | ເປີດໄດ້ດ້ວຍສະກູສີ່ໂຕ',
      '易损件可在家更换。 | Parts that wear can be replaced at home. | Les pièces d’usure se remplacent chez soi. | เปลี่ยนชิ้นส่วนสึกหรอได้เองที่บ้าน | ປ່ຽນຊິ້ນສ່ວນທີ່ສຶກຫຼໍໄດ້ເອງຢູ່ເຮືອນ',
    ),
  ],
  home: [
    caption(
      '让人想摸的表面 | A surface you want to touch | Une surface qui invite à la toucher | พื้นผิวที่ชวนสัมผัส | ພື້ນຜິວທີ່ຊວນສຳຜັດ',
      '薄涂多层，每层之间晾干一天。 | Finished in thin layers, with a day of drying between them. | Fini en couches minces, avec une journée de séchage entre chacune. | เคลือบบางๆ หลายชั้น เว้นให้แห้งชั้นละหนึ่งวัน | ເຄືອບບາງໆຫຼາຍຊັ້ນ ປະໃຫ້ແຫ້ງຊັ້ນລະໜຶ່ງມື້',
    ),
    caption(
      '每一处都检查过 | Checked on every side | Vérifié sous tous les angles | ตรวจสอบทุกด้าน | ກວດທຸກດ້ານ',
      '离开工坊前，由两个人各看一遍。 | Two people look it over before it leaves the workshop. | Deux personnes l’examinent avant qu’il ne quitte l’atelier. | มีสองคนตรวจดูก่อนออกจากโรงงาน | ມີສອງຄົນກວດເບິ່ງກ່ອນອອກຈາກໂຮງງານ',
    ),
  ],
  care: [
    caption(
      '每次刚刚好 | Just enough each time | La juste dose à chaque fois | พอดีทุกครั้ง | ພໍດີທຸກຄັ້ງ',
      '形状经过反复调整，一次就够。 | Shaped so that one stroke is enough. | Une forme pensée pour qu’un seul geste suffise. | ออกแบบให้ใช้เพียงครั้งเดียวก็พอ | ອອກແບບໃຫ້ໃຊ້ພຽງເທື່ອດຽວກໍພໍ',
    ),
    caption(
      '温和亲肤 | Kind to the skin | Doux pour la peau | อ่อนโยนต่อผิว | ອ່ອນໂຍນຕໍ່ຜິວ',
      '没有尖锐边角，没有浓烈香味，不刺激。 | No sharp edges, no strong scent, nothing that stings. | Ni arête vive, ni parfum fort, rien qui pique. | ไม่มีขอบคม ไม่มีกลิ่นแรง ไม่แสบ | ບໍ່ມີຂອບຄົມ ບໍ່ມີກິ່ນແຮງ ບໍ່ແສບ',
    ),
  ],
  kitchen: [
    caption(
      '小批量，看得见 | Small batches, plain to see | De petites séries, cela se voit | ผลิตทีละน้อย เห็นได้ชัด | ຜະລິດເທື່ອລະໜ້ອຍ ເຫັນໄດ້ຊັດ',
      '首批生产前，在五十张餐桌上试过。 | Tried at fifty tables before the first batch. | Essayé à cinquante tables avant la première série. | ทดลองบนโต๊ะอาหารห้าสิบโต๊ะก่อนผลิตชุดแรก | ທົດລອງຢູ່ໂຕະອາຫານຫ້າສິບໂຕະກ່ອນຜະລິດຊຸດທຳອິດ',
    ),
    caption(
      '完成当天封装 | Packed the day it is finished | Emballé le jour même | บรรจุในวันที่ทำเสร็จ | ບັນຈຸໃນມື້ທີ່ເຮັດສຳເລັດ',
      '每一件都标有日期与制作人。 | Each one carries the date and the name of its maker. | Chaque pièce porte la date et le nom de son auteur. | ทุกชิ้นมีวันที่และชื่อผู้ทำ | ທຸກຊິ້ນມີວັນທີ ແລະ ຊື່ຜູ້ເຮັດ',
    ),
  ],
  play: [
    caption(
      '好握，也好收 | Easy to hold, easy to store | Facile à tenir, facile à ranger | จับถนัด เก็บง่าย | ຈັບຖະໜັດ ເກັບງ່າຍ',
      '常碰的地方有纹理，其余部分光滑。 | Texture where hands go, smooth everywhere else. | Du relief là où vont les mains, lisse partout ailleurs. | ผิวนูนตรงที่มือจับ ส่วนอื่นเรียบ | ຜິວນູນບ່ອນທີ່ມືຈັບ ສ່ວນອື່ນລຽບ',
    ),
    caption(
      '经得起折腾 | Made for rough days | Prêt pour les jours agités | ทนต่อการใช้งานหนัก | ທົນທານຕໍ່ການໃຊ້ໜັກ',
      '测试中摔过、淋过、晒干过，依然如初。 | Dropped, soaked and dried in our tests, and still as good as new. | Lâché, trempé et séché lors de nos essais, et toujours comme neuf. | ทดสอบทั้งตก เปียก และตากแห้ง ยังเหมือนใหม่ | ທົດສອບທັງຕົກ ປຽກ ແລະ ຕາກແຫ້ງ ຍັງຄືໃໝ່',
    ),
  ],
  desk: [
    caption(
      '利落的边角 | Corners that stay sharp | Des angles qui restent nets | มุมคมสวยอยู่เสมอ | ມຸມຄົມງາມຢູ່ສະເໝີ',
      '折叠、上胶，再压一整夜。 | Folded, glued and pressed for a whole night. | Pliés, collés et pressés toute une nuit. | พับ ทากาว แล้วกดทับทั้งคืน | ພັບ ທາກາວ ແລ້ວກົດທັບໝົດຄືນ',
    ),
    caption(
      '颜色经久 | Colours that last | Des couleurs qui durent | สีที่อยู่ทน | ສີທີ່ຢູ່ທົນ',
      '颜料在朝南窗边测试了一年。 | Pigments tested behind a south window for a year. | Des pigments testés un an derrière une fenêtre plein sud. | ทดสอบเม็ดสีริมหน้าต่างทิศใต้หนึ่งปี | ທົດສອບເມັດສີຢູ່ປ່ອງຢ້ຽມທິດໃຕ້ໜຶ່ງປີ',
    ),
  ],
};
