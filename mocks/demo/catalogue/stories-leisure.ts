import {
  caption,
  CHECKED,
  EASY_TO_HOLD,
  PRESENT,
  RECYCLED,
  STIFF_BOX,
  story,
  TWO_YEARS,
} from './story-entry.ts';

const SAFETY =
  '通过欧盟安全测试 | Passes the European safety tests | Conforme aux normes européennes de sécurité | ผ่านมาตรฐานความปลอดภัยยุโรป | ຜ່ານມາດຕະຖານຄວາມປອດໄພເອີຣົບ';

/** Stories of devices, sport, play, paper and music. */
export const LEISURE_STORIES = {
  tech: story({
    title:
      '开箱即用 | Ready out of the box | Prêt dès la sortie de la boîte | แกะกล่องใช้ได้เลย | ແກະກ່ອງໃຊ້ໄດ້ເລີຍ',
    text: '说明书只有一页。设置三分钟完成，易损件可以更换。 | The manual is one page long. Set-up takes three minutes, and the parts that wear can be replaced. | La notice tient sur une page. La mise en route prend trois minutes, et les pièces d’usure se remplacent. | คู่มือมีหน้าเดียว ตั้งค่าใน 3 นาที เปลี่ยนชิ้นส่วนสึกหรอได้ | ຄູ່ມືມີໜ້າດຽວ ຕັ້ງຄ່າໃນ 3 ນາທີ ປ່ຽນຊິ້ນສ່ວນທີ່ສຶກຫຼໍໄດ້',
    care: '附 USB-C 数据线 | USB-C cable included | Câble USB-C fourni | มีสาย USB-C ให้ | ມີສາຍ USB-C ໃຫ້',
    points: [TWO_YEARS, RECYCLED],
    crops: [
      caption(
        '不看也能摸到 | Found without looking | Trouvé sans regarder | คลำหาได้โดยไม่ต้องมอง | ຄຳຫາໄດ້ໂດຍບໍ່ຕ້ອງເບິ່ງ',
        '每个按键形状不同，按到底有明确手感。 | Each control has its own shape and a clear stop. | Chaque commande a sa forme et une butée nette. | แต่ละปุ่มมีรูปทรงของตัวเองและจังหวะกดที่ชัด | ແຕ່ລະປຸ່ມມີຮູບຊົງຂອງມັນ ແລະ ຈັງຫວະກົດທີ່ຊັດເຈນ',
      ),
      caption(
        '四颗螺丝即可打开 | Opens with four screws | Quatre vis pour l’ouvrir | เปิดได้ด้วยสกรูสี่ตัว | ເປີດໄດ້ດ້ວຍສະກູສີ່ໂຕ',
        '易损件可在家更换。 | Parts that wear can be replaced at home. | Les pièces d’usure se remplacent chez soi. | เปลี่ยนชิ้นส่วนสึกหรอได้เองที่บ้าน | ປ່ຽນຊິ້ນສ່ວນທີ່ສຶກຫຼໍໄດ້ເອງຢູ່ເຮືອນ',
      ),
    ],
  }),
  sport: story({
    title:
      '练了一整个赛季 | A season of training behind it | Une saison d’entraînement derrière lui | ผ่านการฝึกมาทั้งฤดูกาล | ຜ່ານການຝຶກມາໝົດລະດູການ',
    text: '俱乐部的人用过一个赛季，再由我们签收。结实，很快就上手。 | Club members used one for a season before we signed it off. Sturdy, and soon familiar. | Des membres de club s’en sont servis toute une saison avant notre accord. Solide et vite familier. | สมาชิกสโมสรใช้มาหนึ่งฤดูกาลก่อนเรารับรอง แข็งแรง คุ้นเคยเร็ว | ສະມາຊິກສະໂມສອນໃຊ້ມາໜຶ່ງລະດູການກ່ອນພວກເຮົາຮັບຮອງ ແຂງແຮງ ຄຸ້ນເຄີຍໄວ',
    care: '用后擦干，通风存放 | Wipe dry after use and store where air moves | Essuyez après usage, rangez dans un lieu aéré | เช็ดให้แห้งหลังใช้ เก็บในที่อากาศถ่ายเท | ເຊັດໃຫ້ແຫ້ງຫຼັງໃຊ້ ເກັບບ່ອນອາກາດຖ່າຍເທ',
    points: [SAFETY, TWO_YEARS],
    crops: [
      caption(
        '第一次就稳 | Steady from the first try | Stable dès le premier essai | มั่นคงตั้งแต่ครั้งแรก | ໝັ້ນຄົງຕັ້ງແຕ່ເທື່ອທຳອິດ',
        '每一件都称过重量，测过平衡。 | Each one is weighed and balanced. | Chaque pièce est pesée et équilibrée. | ชั่งน้ำหนักและตรวจสมดุลทุกชิ้น | ຊັ່ງນ້ຳໜັກ ແລະ ກວດຄວາມສົມດຸນທຸກຊິ້ນ',
      ),
      caption(
        '经得起折腾 | Made for rough days | Prêt pour les jours agités | ทนต่อการใช้งานหนัก | ທົນທານຕໍ່ການໃຊ້ໜັກ',
        '测试中摔过、淋过、晒干过，依然如初。 | Dropped, soaked and dried in our tests, and still as good as new. | Lâché, trempé et séché lors de nos essais, et toujours comme neuf. | ทดสอบทั้งตก เปียก และตากแห้ง ยังเหมือนใหม่ | ທົດສອບທັງຕົກ ປຽກ ແລະ ຕາກແຫ້ງ ຍັງຄືໃໝ່',
      ),
    ],
  }),
  outdoor: story({
    title:
      '带到外面去 | Out of doors, in any season | Dehors, en toute saison | ออกไปข้างนอกได้ทุกฤดู | ອອກໄປຂ້າງນອກໄດ້ທຸກລະດູ',
    text: '向导们带着它过了一季的周末，我们再改收纳的方式。 | Guides took it out for a season of weekends. Then we changed how it packs. | Des guides l’ont emporté toute une saison de week-ends. Puis nous avons revu le rangement. | ไกด์พาออกไปใช้ทุกสุดสัปดาห์ตลอดหนึ่งฤดู แล้วเราจึงปรับวิธีเก็บ | ຜູ້ນຳທາງພາອອກໄປໃຊ້ທຸກທ້າຍອາທິດຕະຫຼອດໜຶ່ງລະດູ ແລ້ວພວກເຮົາຈຶ່ງປັບວິທີເກັບ',
    care: '晾干后再收起 | Let it dry before you pack it away | Laissez sécher avant de ranger | ผึ่งให้แห้งก่อนเก็บ | ຕາກໃຫ້ແຫ້ງກ່ອນເກັບ',
    points: [
      '备件可单独购买 | Spare parts are sold separately | Pièces détachées vendues séparément | มีอะไหล่ขายแยก | ມີອາໄຫຼ່ຂາຍແຍກ',
      '附快速入门卡 | Comes with a quick-start card | Livré avec une fiche de prise en main | มีการ์ดเริ่มต้นใช้งาน | ມີບັດເລີ່ມຕົ້ນນຳໃຊ້',
    ],
    crops: [EASY_TO_HOLD, CHECKED],
  }),
  toy: story({
    title: '拿起来就想玩 | Hard to put down | Difficile à lâcher | หยิบแล้ววางไม่ลง | ຈັບແລ້ວບໍ່ຢາກວາງ',
    text: '孩子们玩了一个月，我们才签收。结实、好修、没有尖角。 | Children played with one for a month before we signed it off. Sturdy, easy to repair and without sharp corners. | Des enfants y ont joué un mois avant notre accord. Solide, réparable et sans angle vif. | เด็กเล่นมาหนึ่งเดือนก่อนเรารับรอง แข็งแรง ซ่อมง่าย ไม่มีมุมแหลม | ເດັກນ້ອຍຫຼິ້ນມາໜຶ່ງເດືອນກ່ອນພວກເຮົາຮັບຮອງ ແຂງແຮງ ສ້ອມງ່າຍ ບໍ່ມີມຸມແຫຼມ',
    care: '用微湿的布擦净 | Clean with a slightly damp cloth | Nettoyez avec un chiffon à peine humide | เช็ดด้วยผ้าหมาดเล็กน้อย | ເຊັດດ້ວຍຜ້າຊຸ່ມໜ້ອຍໜຶ່ງ',
    points: [SAFETY, PRESENT],
    crops: [
      EASY_TO_HOLD,
      caption(
        '没有气味的颜色 | Colours without smell | Des couleurs sans odeur | สีที่ไม่มีกลิ่น | ສີທີ່ບໍ່ມີກິ່ນ',
        '经过检测，放进嘴里也安全。 | Tested to be safe, even in the mouth. | Testées, sans danger même en bouche. | ผ่านการตรวจ ปลอดภัยแม้เข้าปาก | ຜ່ານການກວດ ປອດໄພແມ່ນແຕ່ເຂົ້າປາກ',
      ),
    ],
  }),
  paper: story({
    title:
      '常翻不散 | Made to be opened often | Fait pour être ouvert souvent | ทำมาให้เปิดบ่อย | ເຮັດມາໃຫ້ເປີດເລື້ອຍ',
    text: '纸张来自同一家族三代经营的纸坊，书脊锁线，边角由人工检查。 | The paper comes from a mill run by one family for three generations. The spine is sewn, and every corner is checked by eye. | Le papier vient d’une papeterie tenue par la même famille depuis trois générations. Le dos est cousu, chaque angle vérifié à l’œil. | กระดาษมาจากโรงงานของครอบครัวเดียวสามรุ่น สันเย็บกี่ ตรวจทุกมุมด้วยตา | ເຈ້ຍມາຈາກໂຮງງານຂອງຄອບຄົວດຽວສາມລຸ້ນ ສັນຫຍິບ ກວດທຸກມູມດ້ວຍຕາ',
    care: '无酸材料，不易泛黄 | Acid-free, so it does not yellow | Sans acide, ne jaunit pas | ปลอดกรด ไม่เหลืองง่าย | ບໍ່ມີກົດ ບໍ່ເຫຼືອງງ່າຍ',
    points: [STIFF_BOX, PRESENT],
    crops: [
      caption(
        '利落的边角 | Corners that stay sharp | Des angles qui restent nets | มุมคมสวยอยู่เสมอ | ມຸມຄົມງາມຢູ່ສະເໝີ',
        '折叠、上胶，再压一整夜。 | Folded, glued and pressed for a whole night. | Pliés, collés et pressés toute une nuit. | พับ ทากาว แล้วกดทับทั้งคืน | ພັບ ທາກາວ ແລ້ວກົດທັບໝົດຄືນ',
      ),
      caption(
        '摊开不合拢 | Stays open | Reste ouvert | กางแล้วไม่หุบ | ກາງແລ້ວບໍ່ຫຸບ',
        '内页分小帖折叠。 | The pages are folded in small sections. | Les pages sont pliées en petits cahiers. | หน้ากระดาษพับเป็นยกเล็ก | ໜ້າເຈ້ຍພັບເປັນຍົກນ້ອຍ',
      ),
    ],
  }),
  art: story({
    title:
      '给慢慢写、慢慢画的人 | For people who take their time | Pour ceux qui prennent leur temps | สำหรับคนที่ไม่รีบร้อน | ສຳລັບຄົນທີ່ບໍ່ຟ້າວ',
    text: '墨水与颜料来自家族工坊，批次写在盒底。 | Inks and pigments come from family workshops. The batch is written under the box. | Encres et pigments viennent d’ateliers familiaux. Le lot est inscrit sous la boîte. | หมึกและเม็ดสีมาจากโรงงานครอบครัว เขียนรุ่นผลิตไว้ใต้กล่อง | ໝຶກ ແລະ ເມັດສີມາຈາກໂຮງງານຄອບຄົວ ຂຽນລຸ້ນຜະລິດໄວ້ກ້ອງກ່ອງ',
    care: '用后清水洗净 | Rinse with clean water after use | Rincez à l’eau claire après usage | ล้างน้ำสะอาดหลังใช้ | ລ້າງນ້ຳສະອາດຫຼັງໃຊ້',
    points: [
      '可刻字或烫字 | Can be engraved or stamped with a name | Gravure ou marquage du nom possible | สลักหรือปั๊มชื่อได้ | ສະຫຼັກ ຫຼື ປ້ຳຊື່ໄດ້',
      STIFF_BOX,
    ],
    crops: [
      caption(
        '颜色经久 | Colours that last | Des couleurs qui durent | สีที่อยู่ทน | ສີທີ່ຢູ່ທົນ',
        '颜料在朝南窗边测试了一年。 | Pigments tested behind a south window for a year. | Des pigments testés un an derrière une fenêtre plein sud. | ทดสอบเม็ดสีริมหน้าต่างทิศใต้หนึ่งปี | ທົດສອບເມັດສີຢູ່ປ່ອງຢ້ຽມທິດໃຕ້ໜຶ່ງປີ',
      ),
      CHECKED,
    ],
  }),
  instrument: story({
    title: '拿起来就能演奏 | Ready to be played | Prêt à jouer | พร้อมบรรเลง | ພ້ອມບັນເລງ',
    text: '寄出前都调好音，并由乐手试奏二十分钟。 | Each one is tuned and played for twenty minutes by a musician before it is sent. | Chaque instrument est accordé puis joué vingt minutes par un musicien avant l’envoi. | ทุกชิ้นตั้งเสียงและให้นักดนตรีลองบรรเลงยี่สิบนาทีก่อนส่ง | ທຸກຊິ້ນຕັ້ງສຽງ ແລະ ໃຫ້ນັກດົນຕີລອງບັນເລງຊາວນາທີກ່ອນສົ່ງ',
    care: '远离暖气与冷窗 | Keep away from heaters and cold windows | Tenez-le loin du chauffage et des fenêtres froides | วางห่างจากความร้อนและหน้าต่างเย็น | ວາງໄກຈາກຄວາມຮ້ອນ ແລະ ປ່ອງຢ້ຽມເຢັນ',
    points: [
      TWO_YEARS,
      '首年免费检查一次 | Checked and adjusted free once in the first year | Révision offerte la première année | ตรวจและปรับฟรีหนึ่งครั้งในปีแรก | ກວດ ແລະ ປັບຟຣີໜຶ່ງຄັ້ງໃນປີທຳອິດ',
    ],
    crops: [
      caption(
        '听得见的细节 | Details you can hear | Des détails qui s’entendent | รายละเอียดที่ได้ยิน | ລາຍລະອຽດທີ່ໄດ້ຍິນ',
        '接合处不留缝隙，声音不散。 | Joints without gaps, so that the tone stays clear. | Des assemblages sans jour, pour un timbre net. | รอยต่อสนิท เสียงจึงใส | ຮອຍຕໍ່ສະໜິດ ສຽງຈຶ່ງໃສ',
      ),
      CHECKED,
    ],
  }),
};
