import {
  caption,
  CHECKED,
  OUT_OF_SUN,
  PRESENT,
  RECYCLED,
  REPLACED,
  SMALL_BATCHES,
  story,
  STURDY,
  TWO_YEARS,
} from './story-entry.ts';

const TWELVE_MONTHS =
  '开封后十二个月内用完 | Use within twelve months of opening | À utiliser dans les douze mois | ใช้ให้หมดใน 12 เดือน | ໃຊ້ໃຫ້ໝົດໃນ 12 ເດືອນ';

/** Stories of the house, the table and the bathroom. */
export const HOME_STORIES = {
  furniture: story({
    title:
      '用得久的家具 | Furniture to grow old with | Des meubles pour la vie | เฟอร์นิเจอร์ที่อยู่ด้วยกันไปนาน | ເຟີນິເຈີທີ່ຢູ່ນຳກັນໄປດົນ',
    text: '木料来自可追溯的产地，由小型工坊完成。每一件的纹理都略有不同。 | The wood comes from places we can name, and small workshops do the rest. No two pieces have quite the same grain. | Le bois vient de lieux que nous pouvons nommer, de petits ateliers font le reste. Aucune pièce n’a tout à fait le même veinage. | ไม้มาจากแหล่งที่ตรวจสอบได้ ผลิตในโรงงานเล็ก ลายไม้แต่ละชิ้นจึงไม่เหมือนกัน | ໄມ້ມາຈາກແຫຼ່ງທີ່ກວດສອບໄດ້ ຜະລິດໃນໂຮງງານນ້ອຍ ລາຍໄມ້ແຕ່ລະຊິ້ນຈຶ່ງບໍ່ຄືກັນ',
    care: OUT_OF_SUN,
    points: [
      STURDY,
      '附多语言说明 | Instructions in five languages | Notice en cinq langues | คู่มือ 5 ภาษา | ຄູ່ມື 5 ພາສາ',
    ],
    crops: [
      caption(
        '让人想摸的表面 | A surface you want to touch | Une surface qui invite à la toucher | พื้นผิวที่ชวนสัมผัส | ພື້ນຜິວທີ່ຊວນສຳຜັດ',
        '薄涂多层，每层之间晾干一天。 | Finished in thin layers, with a day of drying between them. | Fini en couches minces, avec une journée de séchage entre chacune. | เคลือบบางหลายชั้น เว้นให้แห้งชั้นละหนึ่งวัน | ເຄືອບບາງຫຼາຍຊັ້ນ ປະໃຫ້ແຫ້ງຊັ້ນລະໜຶ່ງມື້',
      ),
      CHECKED,
    ],
  }),
  decor: story({
    title: '让房间安静下来 | For a calmer room | Pour une pièce apaisée | ให้ห้องสงบลง | ໃຫ້ຫ້ອງສະຫງົບ',
    text: '在小工坊里少量制作。放在哪里，由房间自己决定。 | Made in small numbers in small workshops. Where it belongs, the room will say. | Fait en petit nombre dans de petits ateliers. Sa place, c’est la pièce qui la dira. | ทำจำนวนน้อยในโรงงานเล็ก จะอยู่ตรงไหนให้ห้องเป็นคนบอก | ເຮັດຈຳນວນໜ້ອຍໃນໂຮງງານນ້ອຍ ຈະຢູ່ບ່ອນໃດໃຫ້ຫ້ອງເປັນຜູ້ບອກ',
    care: OUT_OF_SUN,
    points: [STURDY, PRESENT],
    crops: [
      caption(
        '近看也好看 | Made to be seen up close | Fait pour être vu de près | มองใกล้ก็ยังสวย | ເບິ່ງໃກ້ກໍຍັງງາມ',
        '最后一遍在日光下、一臂之内检查。 | The last look is taken in daylight, at arm’s length. | Le dernier regard se fait à la lumière du jour, à bout de bras. | ตรวจครั้งสุดท้ายในแสงธรรมชาติ ห่างหนึ่งช่วงแขน | ກວດເທື່ອສຸດທ້າຍໃນແສງທຳມະຊາດ ຫ່າງໜຶ່ງແຂນ',
      ),
      CHECKED,
    ],
  }),
  plant: story({
    title:
      '带着清晨的新鲜 | Fresh from the morning | Frais comme au matin | สดจากยามเช้า | ສົດຈາກຍາມເຊົ້າ',
    text: '叶子和花一枝一枝挑过，当天直立装箱。 | Leaves and flowers are chosen stem by stem and boxed upright the same day. | Feuilles et fleurs sont choisies tige par tige et mises en boîte debout le jour même. | คัดใบและดอกทีละก้าน บรรจุตั้งตรงในวันเดียวกัน | ຄັດໃບ ແລະ ດອກເທື່ອລະກ້ານ ບັນຈຸຕັ້ງຊື່ໃນມື້ດຽວກັນ',
    care: '放在明亮处，避开直射阳光 | A bright place, out of direct sun | Un endroit clair, sans soleil direct | วางในที่สว่าง ไม่โดนแดดโดยตรง | ວາງບ່ອນແຈ້ງ ບໍ່ຖືກແດດໂດຍກົງ',
    points: [
      '附养护卡 | Comes with a care card | Livré avec une fiche d’entretien | มีการ์ดวิธีดูแล | ມີບັດວິທີເບິ່ງແຍງ',
      '到货不新鲜，我们补发 | If it does not arrive fresh, we send another | S’il n’arrive pas frais, nous en renvoyons un | ถ้ามาไม่สด ส่งให้ใหม่ | ຖ້າມາບໍ່ສົດ ສົ່ງໃຫ້ໃໝ່',
    ],
    crops: [
      caption(
        '看叶知新鲜 | Freshness shows in the leaf | La fraîcheur se lit sur la feuille | ความสดดูได้ที่ใบ | ຄວາມສົດເບິ່ງໄດ້ທີ່ໃບ',
        '每片叶子都擦过灰。 | Every leaf has been wiped clean. | Chaque feuille a été essuyée. | เช็ดใบสะอาดทุกใบ | ເຊັດໃບສະອາດທຸກໃບ',
      ),
      caption(
        '会透气的箱子 | A box that breathes | Une boîte qui respire | กล่องที่ระบายอากาศ | ກ່ອງທີ່ລະບາຍອາກາດ',
        '四面有透气孔，中间有支架。 | Air holes on every side, and a stay that keeps it upright. | Des trous d’aération et un support qui le tient droit. | มีรูระบายอากาศทุกด้าน และที่ยึดให้ตั้งตรง | ມີຮູລະບາຍອາກາດທຸກດ້ານ ແລະ ບ່ອນຍຶດໃຫ້ຕັ້ງຊື່',
      ),
    ],
  }),
  makeup: story({
    title:
      '看见的就是涂上的 | The shade you see | La teinte que vous voyez | เฉดสีตรงตามที่เห็น | ເສດສີກົງຕາມທີ່ເຫັນ',
    text: '每个色号都在三种灯光下、五种肤色上试过，不用动物实验。 | Each shade was tried under three lights and on five skin tones, never on animals. | Chaque teinte est essayée sous trois lumières et sur cinq carnations, jamais sur les animaux. | ทุกเฉดสีทดลองใต้แสงสามแบบ บนผิวห้าโทน ไม่ทดลองกับสัตว์ | ທຸກເສດສີທົດລອງໃຕ້ແສງສາມແບບ ເທິງຜິວຫ້າໂທນ ບໍ່ທົດລອງກັບສັດ',
    care: '用后盖紧 | Close it well after use | Refermez bien après usage | ปิดให้แน่นหลังใช้ | ປິດໃຫ້ແໜ້ນຫຼັງໃຊ້',
    points: [
      TWELVE_MONTHS,
      '空瓶可寄回 | Empty containers can be sent back | Les contenants vides peuvent être renvoyés | ส่งบรรจุภัณฑ์เปล่าคืนได้ | ສົ່ງບັນຈຸພັນເປົ່າຄືນໄດ້',
    ],
    crops: [
      caption(
        '每次刚刚好 | Just enough each time | La juste dose à chaque fois | พอดีทุกครั้ง | ພໍດີທຸກຄັ້ງ',
        '形状经过反复调整，一次就够。 | Shaped so that one stroke is enough. | Une forme pensée pour qu’un seul geste suffise. | ออกแบบให้ทาเพียงครั้งเดียวก็พอ | ອອກແບບໃຫ້ທາພຽງເທື່ອດຽວກໍພໍ',
      ),
      caption(
        '卸得干净 | Off without a trace | S’enlève sans laisser de trace | ล้างออกไม่ทิ้งคราบ | ລ້າງອອກບໍ່ເຫຼືອຮອຍ',
        '常用的卸除产品就够，不会染色。 | The remover you have is enough. It does not stain. | Votre produit habituel suffit, sans tacher. | ใช้น้ำยาล้างที่มีอยู่ก็พอ ไม่ติดสี | ໃຊ້ນ້ຳຢາລ້າງທີ່ມີຢູ່ກໍພໍ ບໍ່ຕິດສີ',
      ),
    ],
  }),
  skin: story({
    title:
      '成分写得清楚 | Nothing hidden on the label | Une étiquette sans secret | ส่วนผสมบอกครบ | ບອກສ່ວນປະສົມຄົບ',
    text: '配方经皮肤科测试，不用动物实验。先在手腕内侧试用，再大面积使用。 | Tested by dermatologists and never on animals. Try a little inside the wrist before the first full use. | Testé par des dermatologues, jamais sur les animaux. Essayez à l’intérieur du poignet avant la première application. | ผ่านการทดสอบโดยแพทย์ผิวหนัง ไม่ทดลองกับสัตว์ ลองที่ข้อมือก่อนใช้ครั้งแรก | ຜ່ານການທົດສອບໂດຍແພດຜິວໜັງ ບໍ່ທົດລອງກັບສັດ ລອງທີ່ຂໍ້ມືກ່ອນໃຊ້ເທື່ອທຳອິດ',
    care: '存放于阴凉处 | Store in a cool place | À conserver au frais | เก็บในที่เย็น | ເກັບໃນບ່ອນເຢັນ',
    points: [TWELVE_MONTHS, RECYCLED],
    crops: [
      caption(
        '短短的成分表 | A short list | Une liste courte | รายการสั้น | ລາຍການສັ້ນ',
        '成分不超过十二种，全部印在包装上。 | Twelve ingredients at most, all of them printed on the pack. | Douze ingrédients au plus, tous imprimés sur l’emballage. | ส่วนผสมไม่เกินสิบสองอย่าง พิมพ์ไว้บนฉลากครบ | ສ່ວນປະສົມບໍ່ເກີນສິບສອງຢ່າງ ພິມໄວ້ເທິງສະຫຼາກຄົບ',
      ),
      caption(
        '温和亲肤 | Kind to the skin | Doux pour la peau | อ่อนโยนต่อผิว | ອ່ອນໂຍນຕໍ່ຜິວ',
        '没有浓烈香味，不刺激。 | No strong scent, nothing that stings. | Pas de parfum fort, rien qui pique. | ไม่มีกลิ่นแรง ไม่แสบ | ບໍ່ມີກິ່ນແຮງ ບໍ່ແສບ',
      ),
    ],
  }),
  cookware: story({
    title:
      '给天天下厨的人 | For people who cook every day | Pour qui cuisine tous les jours | สำหรับคนทำครัวทุกวัน | ສຳລັບຄົນແຕ່ງກິນທຸກມື້',
    text: '握柄与重心由三位厨师调过。拿着稳，一冲就净。 | Three cooks set the handle and the balance. It is steady in the hand and rinses clean. | Trois cuisiniers ont réglé le manche et l’équilibre. Stable en main, facile à rincer. | พ่อครัวสามคนช่วยปรับด้ามและน้ำหนัก จับมั่นมือ ล้างน้ำก็สะอาด | ພໍ່ຄົວສາມຄົນຊ່ວຍປັບດ້າມ ແລະ ນ້ຳໜັກ ຈັບໝັ້ນມື ລ້າງນ້ຳກໍສະອາດ',
    care: '手洗后立即擦干 | Wash by hand and dry at once | Lavez à la main et séchez aussitôt | ล้างด้วยมือแล้วเช็ดให้แห้งทันที | ລ້າງດ້ວຍມືແລ້ວເຊັດໃຫ້ແຫ້ງທັນທີ',
    points: [TWO_YEARS, STURDY],
    crops: [
      caption(
        '不松动的握柄 | A handle that stays tight | Un manche qui ne prend pas de jeu | ด้ามที่ไม่คลอน | ດ້າມທີ່ບໍ່ຫຼົມ',
        '三颗铆钉，敲平后再打磨。 | Three rivets, hammered flat and ground smooth. | Trois rivets, martelés puis poncés. | หมุดสามตัว ตอกเรียบแล้วขัด | ໝຸດສາມໂຕ ຕອກລຽບແລ້ວຂັດ',
      ),
      CHECKED,
    ],
  }),
  ceramic: story({
    title:
      '火里出来的颜色 | Colours out of the fire | Des couleurs nées du feu | สีที่เกิดจากไฟ | ສີທີ່ເກີດຈາກໄຟ',
    text: '陶泥手工拉坯，上釉后入窑烧一昼夜。每一件的釉色都略有不同。 | The clay is thrown by hand, glazed and fired for a day and a night. No two pieces come out of the kiln alike. | L’argile est tournée à la main, émaillée puis cuite un jour et une nuit. Aucune pièce ne sort du four semblable à une autre. | ดินปั้นขึ้นรูปด้วยมือ เคลือบแล้วเผาหนึ่งวันหนึ่งคืน สีเคลือบแต่ละชิ้นจึงไม่เหมือนกัน | ດິນປັ້ນຂຶ້ນຮູບດ້ວຍມື ເຄືອບແລ້ວເຜົາໜຶ່ງມື້ໜຶ່ງຄືນ ສີເຄືອບແຕ່ລະຊິ້ນຈຶ່ງບໍ່ຄືກັນ',
    care: '避免骤冷骤热 | Avoid sudden changes of heat | Évitez les chocs thermiques | เลี่ยงร้อนเย็นฉับพลัน | ຫຼີກຮ້ອນເຢັນກະທັນຫັນ',
    points: [REPLACED, PRESENT],
    crops: [
      SMALL_BATCHES,
      caption(
        '底部的指痕 | A thumb mark at the foot | Une trace de pouce au pied | รอยนิ้วที่ก้น | ຮອຍນິ້ວທີ່ກົ້ນ',
        '陶工上釉时，手就握在这里。 | This is where the potter held it to glaze it. | C’est là que le potier l’a tenu pour l’émailler. | จุดที่ช่างปั้นจับตอนเคลือบ | ບ່ອນທີ່ຊ່າງປັ້ນຈັບຕອນເຄືອບ',
      ),
    ],
  }),
  table: story({
    title:
      '为每天的一餐 | For the meal of every day | Pour le repas de tous les jours | สำหรับมื้อประจำวัน | ສຳລັບອາຫານປະຈຳວັນ',
    text: '与食物接触的每个表面都经过检测。小批制作，当月发出。 | Every surface that meets food has been tested. Made in small batches and sent out in the same month. | Chaque surface en contact avec les aliments est testée. Petites séries, expédiées dans le mois. | ทุกส่วนที่สัมผัสอาหารผ่านการตรวจ ผลิตทีละน้อย ส่งภายในเดือน | ທຸກສ່ວນທີ່ແຕະອາຫານຜ່ານການກວດ ຜະລິດເທື່ອລະໜ້ອຍ ສົ່ງພາຍໃນເດືອນ',
    care: '首次使用前用温水清洗 | Rinse in warm water before the first use | Rincez à l’eau tiède avant le premier usage | ล้างด้วยน้ำอุ่นก่อนใช้ครั้งแรก | ລ້າງດ້ວຍນ້ຳອຸ່ນກ່ອນໃຊ້ເທື່ອທຳອິດ',
    points: [REPLACED, PRESENT],
    crops: [SMALL_BATCHES, CHECKED],
  }),
  food: story({
    title: '尝得到产地 | The taste of a place | Le goût d’un lieu | รสชาติของถิ่นที่มา | ລົດຊາດຂອງຖິ່ນທີ່ມາ',
    text: '原料来自我们走访过的农家，小批制作，当月发出。 | What goes in comes from farms we have visited. Made in small batches and sent out in the same month. | Tout vient de fermes que nous avons visitées. Petites séries, expédiées dans le mois. | วัตถุดิบมาจากสวนที่เราไปเยี่ยม ผลิตทีละน้อย ส่งภายในเดือน | ວັດຖຸດິບມາຈາກສວນທີ່ພວກເຮົາໄປຢ້ຽມ ຜະລິດເທື່ອລະໜ້ອຍ ສົ່ງພາຍໃນເດືອນ',
    care: '存放于阴凉干燥处 | Keep in a cool, dry place | À conserver au frais et au sec | เก็บในที่เย็นและแห้ง | ເກັບໃນບ່ອນເຢັນ ແລະ ແຫ້ງ',
    points: [
      '过敏原印在包装上 | Allergens are printed on the pack | Les allergènes figurent sur l’emballage | ระบุสารก่อภูมิแพ้บนบรรจุภัณฑ์ | ລະບຸສານກໍ່ພູມແພ້ເທິງບັນຈຸພັນ',
      PRESENT,
    ],
    crops: [
      caption(
        '尝过才装 | Tasted before it is packed | Goûté avant d’être emballé | ชิมก่อนบรรจุ | ຊີມກ່ອນບັນຈຸ',
        '每一批由三个人试味。 | Three people taste every batch. | Trois personnes goûtent chaque lot. | มีสามคนชิมทุกชุด | ມີສາມຄົນຊີມທຸກຊຸດ',
      ),
      caption(
        '完成当天封装 | Packed the day it is finished | Emballé le jour même | บรรจุในวันที่ทำเสร็จ | ບັນຈຸໃນມື້ທີ່ເຮັດສຳເລັດ',
        '每一件都标有日期与制作人。 | Each one carries the date and the name of its maker. | Chaque pièce porte la date et le nom de son auteur. | ทุกชิ้นมีวันที่และชื่อผู้ทำ | ທຸກຊິ້ນມີວັນທີ ແລະ ຊື່ຜູ້ເຮັດ',
      ),
    ],
  }),
};
